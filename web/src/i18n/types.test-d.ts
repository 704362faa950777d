import { en } from './en.ts'
import { type FirstMessages, translation, translator } from './translate.ts'

const t = translator('en', en)
t('landing.heroTitle')
t('landing.socialProofPlaceholder', { count: 100 })
// @ts-expect-error unknown key
t('landing.heroTitel')
// @ts-expect-error missing values
t('landing.socialProofPlaceholder')
// @ts-expect-error another placeholder
t('landing.socialProofPlaceholder', { families: 2 })
// @ts-expect-error nothing to fill in here
t('landing.heroTitle', { count: 2 })

translation('landing', en.landing)
// @ts-expect-error a key is missing
translation('modules', { behaviors: '', habits: '', skills: '' })
translation(
  'landing',
  // @ts-expect-error it is told once, and not of those that are there
  {
    socialProofPlaceholder: '{count} familias',
  },
)
// @ts-expect-error a key too many
translation('brand', { name: 'Brote', motto: 'Crece' })
// @ts-expect-error a placeholder is missing
translation('landing', { ...en.landing, socialProofPlaceholder: 'Familias' })
// @ts-expect-error a placeholder too many
translation('brand', { name: 'Brote {version}' })
translation('brand', {
  name: 'Brote',
  // @ts-expect-error a key too many is told where it stands
  motto: 'Crece',
})
translation('landing', {
  ...en.landing,
  // @ts-expect-error and so is another placeholder
  socialProofPlaceholder: '{families} familias',
})
// @ts-expect-error another noun's words
translation('modules', en.brand)

const withoutBrand = { ...en, brand: undefined }
// @ts-expect-error a noun is missing
withoutBrand satisfies FirstMessages
