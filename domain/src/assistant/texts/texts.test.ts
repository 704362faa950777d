import { expect, test } from 'vitest'
import { en as appEnglish } from '../../../../web/src/i18n/en.ts'
import { es as appSpanish } from '../../../../web/src/i18n/es.ts'
import { zh as appChinese } from '../../../../web/src/i18n/zh.ts'
import { languages } from '../../language.ts'
import { guidanceOn, intents } from '../guidance/guidance.ts'
import { RULES } from '../rules/rule-ids.ts'
import { textsIn, wordsOn } from './texts.ts'

const leaves = (node: unknown): string[] =>
  typeof node === 'string' ? [node] : Object.values(node ?? {}).flatMap(leaves)
const holes = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, hole = '']) => hole).toSorted()

test('screens have the names that the app gives them', () => {
  const apps = { en: appEnglish, zh: appChinese, es: appSpanish }
  for (const language of languages) {
    const { modules, shell } = apps[language]
    expect({ ...modules, ...shell.tabs }).toMatchObject(textsIn(language).frame.screens)
  }
})

test('every tip and every try asks for the same in all languages', () => {
  for (const intent of intents)
    for (const kind of ['tips', 'tries'] as const)
      for (const [key, words] of Object.entries(wordsOn(intent, 'en')[kind])) {
        const allowed = kind === 'tips' ? ['child'] : ['child', 'offer', guidanceOn(intent).tries[key]?.screen]
        expect(holes(words).filter((hole) => !allowed.includes(hole))).toEqual([])
        for (const language of languages) {
          const own = holes(wordsOn(intent, language)[kind][key] ?? '')
          expect(own.filter((hole) => !allowed.includes(hole))).toEqual([])
        }
      }
})

test('every try leads to the screen that it names', () => {
  for (const language of languages) {
    for (const intent of intents)
      for (const [key, { screen }] of Object.entries(guidanceOn(intent).tries))
        expect([intent, key, holes(wordsOn(intent, language).tries[key] ?? '')]).toEqual([
          intent,
          key,
          expect.arrayContaining([screen]),
        ])
    for (const [rule, { screen }] of Object.entries(RULES))
      expect([rule, holes(textsIn(language).rules.tries[rule as keyof typeof RULES])]).toEqual([
        rule,
        expect.arrayContaining([screen]),
      ])
  }
})

test('nothing blames, labels, compares, promises or claims too much', () => {
  const never = {
    en: /\b(lazy|naughty|bad (child|boy|girl|parent|mother|father)|your fault(?!.)|guarantee|always works|will definitely|proven to|diagnos|adhd|autis|unlike (his|her)|better than (his|her)|habit formed|scientifically)\b/i,
    zh: /懒|坏孩子|没出息|保证|一定会|肯定会|多动症|自闭|不如(别人|哥哥|姐姐|弟弟|妹妹)|你的错(?!。)|科学证明/,
    es: /\b(vago|perezos|mal[ao] (niñ|madre|padre)|garantiz|siempre funciona|diagn[oó]stic|tdah|autis|mejor que su herman|científicamente)\b/i,
  }
  for (const language of languages)
    expect(leaves(textsIn(language)).filter((text) => never[language].test(text))).toEqual([])
})

test('Chinese is written with Chinese signs, and every language in its own script', () => {
  const { chips: _, ...chinese } = textsIn('zh')
  expect(
    leaves(chinese).filter((text) => /\p{Script=Han}\s*[,.;:!?()]|[,;:!?()]\s*\p{Script=Han}/u.test(text)),
  ).toEqual([])
  for (const language of ['en', 'es'] as const)
    expect(leaves(textsIn(language)).filter((text) => /\p{Script=Han}/u.test(text))).toEqual([])
  expect(leaves(textsIn('zh')).filter((text) => !/\p{Script=Han}|^\{/u.test(text))).toEqual([])
})

test('no two languages share a sentence by oversight', () => {
  const english = new Set(leaves(textsIn('en').guidance))
  for (const language of ['zh', 'es'] as const)
    expect(leaves(textsIn(language).guidance).filter((text) => english.has(text))).toEqual([])
})

test('every age finds two tips at least and one thing to try on every subject', () => {
  for (const intent of intents) {
    const { tips, tries } = guidanceOn(intent)
    for (const band of ['1-3', '4-5', '6-8', '9-12', '13-17', 'unknown'] as const) {
      const fitting = (of: typeof tips | typeof tries) => Object.values(of).filter(({ bands }) => bands.includes(band))
      expect([intent, band, fitting(tips).length >= 2, fitting(tries).length]).toEqual([intent, band, true, 1])
    }
  }
})
