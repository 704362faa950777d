import { expect, test } from 'vitest'
import { languages } from '../language.ts'
import { defaultReply, footer, greeting, opening } from './welcome.ts'

test('Pip greets by the child’s name, with the three quick actions', () => {
  expect(greeting('Mia', 'en')).toEqual({
    text: 'Hello, I’m Pip! I answer from Mia’s own days. What shall we talk about?',
    followUpActions: ['Parenting tips', 'Reward ideas', 'What next?'],
  })
  expect(greeting('$& {child}', 'es').text).toContain('$& {child}')
  expect(greeting('y'.repeat(100), 'zh').text).toContain('yyyyyyyyy…')
})

test('each quick action has its first words, in each language', () => {
  for (const language of languages) {
    const words = (['tips', 'rewards', 'recommendations'] as const).map((topic) => opening(topic, 'Mia', language))
    expect(new Set(words).size).toBe(3)
    expect(words.every((text) => text.includes('Mia') && !text.includes('{'))).toBe(true)
  }
})

test('a reply that did not come leaves a way on', () => {
  for (const language of languages) expect(defaultReply(language).followUpActions).toHaveLength(3)
  expect(languages.map(footer)).toEqual([
    '一般信息，不是医疗建议。',
    'General information, not medical advice.',
    'Información general, no es consejo médico.',
  ])
})
