import { describe, expect, test } from 'vitest'
import { languages } from '../../language.ts'
import { ask, text } from '../reply/asking.testing.ts'
import { textsIn } from '../texts/texts.ts'
import { asksOfHarshness } from './harshness.ts'
import { asksOfWithholding } from './withholding.ts'

const told = textsIn('en').guidance.listening.tips.needs

describe('who thinks of taking away what a child cannot do without hears that first', () => {
  test.each([
    ...['should i send her to bed without dinner', 'can i not let him use the toilet until he finishes'],
    ...[
      'lock her in her room until she apologizes',
      'no dinner until he apologizes, is that ok',
      'should i withhold hugs',
    ],
    ...['I don’t let him eat until his homework is done', 'does the silent treatment work'],
    ...['no bathroom as punishment', 'wake him up at night as punishment', '不让他睡觉', '不给他吃饭作为惩罚'],
    ...['lo mando a la cama sin cenar', 'lo encierro en su cuarto', 'si no hace la tarea no cena, ¿está bien?'],
    ...['no lo dejo ir al baño hasta que termine', 'puedo dejar a mi hija sin cenar', 'la ley del hielo sirve?'],
    ...[
      '不写完作业不许吃饭可以吗',
      '不听话就不让睡觉',
      '可以不让他上厕所吗',
      '把她关在房间里反省',
      '罰他不許吃晚飯可以嗎',
    ],
  ])('%s', (message) => {
    const points = ask(message).parts.filter(({ kind }) => kind === 'point')
    expect(points[0]?.text).toBe(told)
  })

  test.each([
    ...['she goes to bed without dinner because she hates it', 'he refuses to eat until i give him the tablet'],
    ...['no sleep until 3am', 'she locks herself in her room', 'can i let her skip lunch if she is not hungry'],
    ...['he doesn’t let me sleep', 'se encierra en su cuarto', 'se acuesta sin cenar porque no quiere'],
    ...['si no le pongo la tele no come', 'no se duerme hasta las once', 'deja la comida sin comer'],
    ...['my daughter gives me the silent treatment', 'he gave us silent treatment', '应该饿了吧', '可以饿了再吃吗'],
    ...['we wake him up at night to pee', 'no water as he spills', '老师不让他睡觉'],
    ...['孩子不肯吃饭', '不给手机就不吃饭', '他把自己关在房间里', '弟弟不让她睡觉', '不让我抱'],
  ])('but not who speaks of what the child does: %s', (message) => {
    expect(asksOfWithholding(message)).toBe(false)
  })

  test('in the language that is read', () => {
    for (const language of languages)
      expect(text(ask('lock her in her room', { language }))).toContain(textsIn(language).guidance.listening.tips.needs)
  })
})

test.each(['罚跪可以吗', '让他跪搓衣板', 'should i make him kneel on rice', 'arrodillarlo en el rincón sirve?'])(
  'kneeling is a harsh punishment: %s',
  (message) => {
    expect(asksOfHarshness(message)).toBe(true)
  },
)
