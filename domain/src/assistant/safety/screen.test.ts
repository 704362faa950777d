import { expect, test } from 'vitest'
import { plain } from '../plain.ts'
import { ALARMING, HARMLESS } from './alarming/alarming.ts'
import { alarms } from './alarms.ts'
import { concepts } from './concepts/concepts.ts'
import { isKnownDanger } from './dangers/dangers.ts'
import { hear } from './hear.ts'
import { phraseIn } from './phrases/phrases.ts'
import { alarmIn } from './screen.ts'
import { UNHEARD, UNHEARD_HARMLESS } from './unheard.testing.ts'

/** It learns first, and then reads some thousand messages. */
const LONG = 60_000

test(
  'whatever parents wrote in danger is heard as what it is',
  () => {
    expect(ALARMING.filter(([message, alarm]) => alarmIn(message) !== alarm)).toEqual([])
  },
  LONG,
)

test(
  'what only sounds like it alarms nobody',
  () => {
    expect(HARMLESS.filter((message) => alarmIn(message) !== null)).toEqual([])
  },
  LONG,
)

test(
  'of what nobody learned from, nearly all is heard, and next to nothing harmless',
  () => {
    const alarming = (messages: readonly string[]) => messages.filter((message) => alarmIn(message) !== null).length
    expect(alarming(UNHEARD) / UNHEARD.length).toBeGreaterThan(0.93)
    expect(alarming(UNHEARD_HARMLESS) / UNHEARD_HARMLESS.length).toBeLessThan(0.03)
    const known = new Set([...ALARMING.map(([message]) => message), ...HARMLESS])
    expect([...UNHEARD, ...UNHEARD_HARMLESS].filter((message) => known.has(message))).toEqual([])
  },
  LONG,
)

test(
  'nearly all that is alarming is so by a rule that can be pointed at',
  () => {
    const isRuled = (message: string) =>
      phraseIn(hear(message).text) !== undefined || alarms.some((alarm) => isKnownDanger(alarm, hear(message)))
    expect(ALARMING.filter(([message]) => isRuled(message)).length / ALARMING.length).toBeGreaterThan(0.95)
  },
  LONG,
)

test.each([
  ['the uncle, every night, under the blanket, touches my boy', 'abuse'],
  ['pills, the whole bottle, my daughter, she swallowed them', 'medical'],
  ['un bote entero, pastillas, se las ha tragado', 'crisis'],
  ['整瓶的药，都被他吞了', 'crisis'],
  ['mi hija swallowed una pila', 'medical'],
  ['孩子吞了 battery', 'medical'],
  ['Fell from the bunk bed. Keeps vomiting.', 'medical'],
])('in any order, over two sentences, in mixed languages: %s', (message, alarm) => {
  expect(alarmIn(message)).toBe(alarm)
})

test('in Chinese a fit and a cramp of the leg are one word, and are told apart', () => {
  const fits = ['宝宝手脚抽筋', '孩子又抽筋了', '脚冰凉 抽筋了', '跑步突然倒地抽筋', '发烧 腿一直抽筋']
  expect(fits.filter((message) => alarmIn(message) !== 'medical')).toEqual([])
  expect(['孩子半夜小腿抽筋哭醒', '孩子老是腿抽筋', '跑步抽筋'].filter(alarmIn)).toEqual([])
})

const HITTING = {
  child: [
    'my two year old hits me in the face',
    'my baby hits my face',
    'my daughter slaps me in the face when she is angry',
    'mi hijo me pega',
    'mi niño de 3 años me pega',
    'mi hija me pega cuando se enfada',
    'my daughter scratches me on the face and then cries',
    'my toddler keeps biting me while nursing',
    'mi hijo me pega en la cara cuando se enfada',
    '儿子动手打我',
    '三岁的儿子打我',
  ],
  grownUp: [
    'my dad hits me',
    "my daughter's boyfriend hits me",
    'my husband hits me in front of my daughter',
    'mi marido me pega',
    'mi pareja pega al niño',
    'mi hija vio como su padre me pega',
    'el padre de mi hijo me pega',
    '老公动手打我',
    'he punches me and my daughter',
    'me pega delante de los niños',
    '儿子看见爸爸打我',
  ],
  beating: [
    'my 16 year old son beats me up',
    'my teenager beats me up at home',
    'my son hits me and broke my nose',
    'my 15 year old punched me and broke my jaw',
    'mi hijo me dio una paliza',
    'mi hijo me dio una paliza en casa',
    'mi hijo adolescente me pega y le tengo miedo',
    'mi hijo de 17 años me golpea y me rompió la nariz',
    'mi hijo de 15 años me da palizas',
    '十六岁的儿子拿棍子打我',
  ],
} as const

test('a game that was lost is no beating, nor is an accident', () => {
  const harmless = [
    ...['I broke my arm, how do I keep my toddler busy?', 'I broke my finger, how do I do bedtime with a baby'],
    ...['I broke my nose at work', 'my son broke my tooth by accident with his head'],
    ...['my toddler accidentally broke my nose', 'my son beats me up in mario kart', 'my son beats me badly at chess'],
    ...['mi hijo me dio una paliza al parchis', 'mi hijo me da palizas jugando a la play'],
  ]
  expect(harmless.filter(alarmIn)).toEqual([])
})

test('a child who hits its parent is no emergency, a grown-up who does is, and so is a beating', () => {
  expect(HITTING.child.filter(alarmIn)).toEqual([])
  expect(HITTING.grownUp.filter((message) => alarmIn(message) !== 'abuse')).toEqual([])
  expect(HITTING.beating.filter((message) => alarmIn(message) !== 'unclear')).toEqual([])
})

test(
  'what is alarming is heard beside a child who hits its parent, in the same message',
  () => {
    const messages = [...ALARMING.map(([message]) => message), ...UNHEARD]
    const alone = messages.filter((message) => !/\p{Script=Han}/u.test(message) && alarmIn(message) !== null)
    const beside = ['my son hits me and ', 'mi hijo me pega y '].flatMap((hit) => alone.map((more) => hit + more))
    expect(beside.filter((message) => alarmIn(message) === null)).toEqual([])
  },
  LONG,
)

test.each([
  ['my son hits me and then bangs his head on the wall until he passes out', 'medical'],
  ['my son hits me and she fell asleep in the hot car windows up', 'medical'],
  ['my son hits me and he wishes he would fall asleep and never get up', 'crisis'],
  ['mi hijo me pega y mi bebé hace quejidos y mete la tripa para respirar', 'medical'],
])('and as what it is: %s', (message, alarm) => {
  expect(alarmIn(message)).toBe(alarm)
})

test.each([
  ['保姆使劲摇宝宝', 'unclear'],
  ['ya no esta en su cama y la puerta abierta', 'unclear'],
  ['she hasnt answered since last night and her bag is gone', 'missing'],
  ['se tomó algo del armario y está raro', 'medical'],
])('what only resembles danger is told as what is spoken of, or left open: %s', (message, told) => {
  expect(alarmIn(message)).toBe(told)
})

test('who cannot be woken in the morning is late, not ill, unless more is said', () => {
  expect(['孩子早上叫不醒', '闹钟叫不醒', '孩子赖床叫不醒'].filter(alarmIn)).toEqual([])
  const ill = ['孩子叫不醒了', '早上摔了 现在叫不醒', '早上起来叫不醒 嘴唇发紫', '早上发现孩子叫不醒 没反应']
  expect(ill.filter((message) => alarmIn(message) !== 'medical')).toEqual([])
})

test('capitals, accents, signs and spaces hide nothing', () => {
  expect(alarmIn('  SHE WANTS TO DIE!!! ')).toBe('crisis')
  expect(alarmIn('No  réspira…')).toBe('medical')
  expect(alarmIn('他说 不想 活了')).toBe('crisis')
  expect(alarmIn('suïcide')).toBe('crisis')
})

test('what stands at the end of a long message is heard', () => {
  expect(alarmIn(`${'we had a lovely day at the park and ate ice cream. '.repeat(60)}now her lips are blue`)).toBe(
    'medical',
  )
})

test('every word of a concept is written as it is compared', () => {
  const words = Object.values(concepts).flatMap(({ en, es, zh }) => [en, es, zh])
  expect(
    words.filter((list) => plain(list.replace(/[^\p{L}\p{M}]/gu, '')) !== list.replace(/[^\p{L}\p{M}]/gu, '')),
  ).toEqual([])
})

test('nothing is too long, too odd or too empty to be read', () => {
  for (const text of ['', ' ', '😀', 'a'.repeat(200_000), '死'.repeat(50_000), '\ud83d', 'no '.repeat(50_000)])
    expect(alarmIn(text)).toBeNull()
})
