import { languages } from '@sprout/domain/language'
import { Card } from '../ui/card.tsx'
import { ChoiceGroup } from '../ui/choice.tsx'
import { ownNames, useChooseLanguage } from './choose-language.ts'
import { useLanguage, useTranslate } from './language.tsx'

/** The choice of the menu, spread out, for the profile. */
export function LanguageCard() {
  const { language } = useLanguage()
  const t = useTranslate()
  const choose = useChooseLanguage()
  const options = languages.map((value) => ({ value, label: ownNames[value], lang: value }))
  return (
    <Card>
      <ChoiceGroup legend={t('language.label')} value={language} options={options} onChange={choose} columns={3} />
    </Card>
  )
}
