import { describe, expect, test } from 'vitest'
import { ask, kinds, text } from '../reply/asking.testing.ts'
import { takesBack } from './taken-back.ts'

describe('who says that we misread is thanked, and asked once more', () => {
  test.each([
    ...['false alarm', 'it was a joke, he’s fine', 'you misunderstood', 'no no he was joking', 'not an emergency'],
    ...[
      'That isn’t what I asked',
      'no that’s not what i asked',
      'you already told me that',
      'I didn’t mean it like that',
    ],
    ...['me entendiste mal', 'me has entendido mal', 'era broma', 'no es urgente', 'falsa alarma', 'lo decía en broma'],
    ...['eso ya me lo dijiste', 'no, no es eso', 'fue un malentendido', 'te confundiste'],
    ...['你误会了', '开玩笑的', '没事 误会', '你理解错了', '不是这个意思', '不紧急', '沒那麼嚴重'],
  ])('%s', (message) => {
    const reply = ask(message)
    expect(text(reply)).toMatch(/^Thank you for telling me/)
    expect(kinds(reply)).toEqual(['lead'])
    expect(reply.followUpActions).toContain('Who can I call?')
  })

  test.each([
    ...['that doesn’t help', 'that didn’t help at all', 'not helpful', 'shut up you stupid bot'],
    ...['no me sirve', 'eso no ayuda', '没用', '这些建议没用'],
  ])('and so is who was not helped: %s', (message) => {
    expect(text(ask(message))).toMatch(/^Thank you for telling me/)
  })

  test.each([
    ...['this is not a joke', 'i am not joking', 'no kidding', 'it was a joke but she cried for hours', 'he is fine'],
    ...['she plays a joke on everyone', 'is it serious if he stutters', 'he misunderstands his homework'],
    ...['no es broma', 'no es ninguna broma', 'miente y dice que era broma', 'no es justo dice siempre'],
    ...['nagging doesn’t help', 'i feel useless', 'he calls his brother stupid', 'no me ayuda en casa', '打他没用'],
    ...['mi hijo no ayuda', 'my son is stupid', 'he is just teasing', 'they were just teasing', 'mi hija es tonta'],
    ...['都没用', '孩子没用', '我没用', '她笨', '他傻'],
    ...['不是开玩笑', '没开玩笑', '孩子老是开玩笑打人', '他总觉得没事', '老师误会孩子怎么办'],
  ])('but not: %s', (message) => {
    expect(takesBack(message)).toBe(false)
  })

  test('and danger comes first', () => {
    expect(ask('false alarm, but she wants to die').isSafety).toBe(true)
  })
})
