import { textsIn } from '@sprout/domain/assistant/texts/texts'
import { languages } from '@sprout/domain/language'
import { expect, test } from 'vitest'
import { en } from '../i18n/en.ts'
import { es } from '../i18n/es.ts'
import { zh } from '../i18n/zh.ts'

const catalogues = { en, zh, es }

test.each(languages)('Pip calls screens and rewards what the app calls them (%s)', (language) => {
  const { screens, presets } = textsIn(language).frame
  const { shell, modules, rewards } = catalogues[language]
  expect({ ...shell.tabs, ...modules }).toMatchObject(screens)
  expect(presets).toEqual(rewards.presets)
})
