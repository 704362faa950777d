import { describe, expect, test } from 'vitest'
import { languages } from '../../language.ts'
import { habit, reward } from '../facts/facts.testing.ts'
import type { Facts } from '../facts/facts.ts'
import { ownNumberIn } from '../understanding/own-numbers.ts'
import { ask, kinds, named, text } from './asking.testing.ts'

const rich: Facts = { ...named, balance: 45, rewards: [{ ...reward, title: 'Zoo', cost: 50 }] }
const kept: Facts = {
  ...named,
  habits: [
    { ...habit, title: 'Teeth', run: 4, longest: 9, daysSinceCheckIn: 1 },
    { ...habit, title: 'Piano', run: 30, longest: 31, daysSinceCheckIn: 3 },
  ],
}
const brushed: Facts = {
  ...named,
  habits: [{ ...habit, title: 'Brush teeth', run: 34, longest: 34, total: 53, daysSinceCheckIn: 0 }],
}

describe('a question for a number is answered with it, before anything else', () => {
  test.each([
    ['en', 'How many points does she have?', rich, 'Mia has 45 points now.'],
    ['zh', '她有多少积分？', rich, 'Mia现在有 45 积分。'],
    ['es', '¿Cuántos puntos tiene?', rich, 'Mia tiene ahora 45 puntos.'],
    ['en', 'what is her balance', { ...rich, balance: 60 }, 'Mia has saved 60 points: “Zoo” is ready.'],
    ['en', 'how many points are left', { ...rich, balance: -3 }, 'Mia’s balance is -3 points.'],
    ['en', 'How long is her streak?', kept, '“Teeth”: a streak of 4 days now; the longest was 9 days.'],
    ['zh', '现在连续几天了', kept, '“Teeth”：现在连续 4 天，最长 9 天。'],
    ['es', '¿Qué racha lleva?', kept, '«Teeth»: racha actual de 4 días; la más larga, de 9 días.'],
    ['en', 'How often has she practised the piano?', kept, '“Piano”: ticked on 20 days in all.'],
    ['es', '¿Cuántos días ha tocado el piano?', kept, '«Piano»: 20 días marcados en total.'],
    [
      'en',
      'How many days has she brushed her teeth?',
      brushed,
      '“Brush teeth”: ticked on 53 days in all, a streak of 34 days now.',
    ],
    ['en', 'How many badges has he earned?', { ...named, badges: 1 }, 'Mia has earned 1 badge, to be seen in Profile.'],
    ['zh', '有几枚徽章', { ...named, badges: 3 }, 'Mia得到了 3 枚徽章，在“我的”里可以看到。'],
    ['es', '¿Cuántas insignias tiene?', { ...named, badges: 1 }, 'Mia ha ganado 1 insignia, a la vista en Perfil.'],
  ] as const)('%s: %s', (language, message, facts, first) => {
    const reply = ask(message, { language, facts })
    expect(reply.parts[0]?.text).toBe(first)
    expect(text(reply)).not.toContain('misunderstood')
  })

  const record: Facts = { ...kept, longestRun: { title: 'Reading', days: 66 } }
  test.each([
    ['en', 'How long is his longest streak?', 'The longest streak so far: 66 days, with “Reading”.'],
    ['en', 'what is her best streak ever', 'The longest streak so far: 66 days, with “Reading”.'],
    ['en', 'What was the longest run?', 'The longest streak so far: 66 days, with “Reading”.'],
    ['es', '¿Cuál es su racha más larga?', 'La racha más larga hasta ahora: 66 días, con «Reading».'],
    ['es', '¿Cuál ha sido su mejor racha?', 'La racha más larga hasta ahora: 66 días, con «Reading».'],
    ['zh', '最长连续打卡多少天？', '目前最长的一次是“Reading”，连续 66 天。'],
    ['zh', '他最长坚持了几天', '目前最长的一次是“Reading”，连续 66 天。'],
    ['en', 'how long is his longest streak at the piano', '“Piano”: a streak of 0 days now; the longest was 31 days.'],
    ['en', 'How long is his streak?', '“Teeth”: a streak of 4 days now; the longest was 9 days.'],
  ] as const)('of runs the longest there ever was, where that is asked: %s: %s', (language, message, first) => {
    expect(ask(message, { language, facts: record }).parts[0]?.text).toBe(first)
  })

  const spent: Facts = { ...named, balance: 480, totalPoints: 9287 }
  test.each([
    ['en', 'How many points has he earned in all?', 'Mia has earned 9,287 points in all, and has 480 points now.'],
    ['en', 'how many points in total does she have', 'Mia has earned 9,287 points in all, and has 480 points now.'],
    ['en', 'How many points has she ever earned?', 'Mia has earned 9,287 points in all, and has 480 points now.'],
    ['en', 'what is her total points', 'Mia has earned 9,287 points in all, and has 480 points now.'],
    ['es', '¿Cuántos puntos ha ganado en total?', 'Mia ha ganado 9287 puntos en total y tiene ahora 480 puntos.'],
    ['es', '¿Cuánto ha ganado en total?', 'Mia ha ganado 9287 puntos en total y tiene ahora 480 puntos.'],
    ['zh', '一共得了多少积分？', 'Mia一共得到过 9,287 积分，现在有 480 积分。'],
    ['zh', '他的总积分是多少', 'Mia一共得到过 9,287 积分，现在有 480 积分。'],
  ] as const)('of points all that were ever earned, beside the balance: %s: %s', (language, message, first) => {
    expect(ask(message, { language, facts: spent }).parts[0]?.text).toBe(first)
  })

  test('and without a habit there is no streak to tell', () => {
    expect(text(ask('how long is her streak'))).toMatch(/^Mia has no habit running/)
  })
})

test.each([
  'How many points should I give for making the bed?',
  '¿Cuántos puntos doy por hacer la cama?',
  '整理床铺给多少积分合适',
  'She broke her streak and wants to stop',
  'rompió la racha y ya no quiere seguir',
  '打卡断了一天还要继续吗',
])('a question for advice is none for a number: %s', (message) => {
  expect(ownNumberIn(message)).toBeNull()
})

describe('small talk is answered shortly, with the three topics', () => {
  test.each([
    ['thank you', 'You’re welcome'],
    ['Thanks so much, Pip!', 'You’re welcome'],
    ['谢谢你啊', 'You’re welcome'],
    ['ok', 'I’m here'],
    ['vale, gracias', 'You’re welcome'],
    ['👍', 'I’m here'],
    ['hola', 'Hello'],
    ['你好', 'Hello'],
    ['buenas noches', 'Take care'],
    ['are you a robot?', 'automated'],
    ['are you a real person', 'automated'],
    ['are you ChatGPT?', 'automated'],
    ['sos un robot?', 'automated'],
    ['¿hablo con una persona real?', 'automated'],
    ['你是不是真人', 'automated'],
    ['hola pip cómo andás', 'Hello'],
  ])('%s', (message, words) => {
    const reply = ask(message)
    expect(text(reply)).toContain(words)
    expect(kinds(reply)).toEqual(['lead'])
    expect(reply.followUpActions).toEqual(['Parenting tips', 'Reward ideas', 'What next?'])
  })

  test('in the language that is read', () => {
    expect(languages.map((language) => text(ask('gracias', { language })))).toEqual([
      expect.stringContaining('不客气'),
      expect.stringContaining('You’re welcome'),
      expect.stringContaining('De nada'),
    ])
  })

  test.each(['thanks, but she still lies', 'ok but he screams', 'hola, no quiere comer', '你好，孩子不睡觉'])(
    'and is none when something is asked: %s',
    (message) => {
      expect(ask(message).intent).not.toBeNull()
    },
  )
})

test('what may be serious begins with where help is, and goes on', () => {
  const reply = ask('he does not listen and says it is all hopeless', { facts: { ...named, country: 'ES' } })
  expect(kinds(reply)[0]).toBe('safety')
  expect(text(reply)).toMatch(/^If anyone may be in danger now: call 112/)
  expect(reply.followUpActions[0]).toBe('Who can I call?')
  expect(reply.intent).toBe('listening')
  expect(text(ask('qwrtz, she ran away'))).toMatch(/call your local emergency number.*rule-based/s)
})

describe('chips fit', () => {
  test('who bites their nails bites nobody', () => {
    for (const message of ['she bites her nails', 'se muerde las uñas', '孩子总是咬指甲'])
      expect(ask(message).followUpActions).not.toContain('Hitting and biting')
  })

  test('a bad loser is not one who loses things', () => {
    for (const message of ['Pierde y se enfada', 'pierde y se enfada mucho']) expect(ask(message).intent).toBe('losing')
    for (const message of ['pierde las cosas', 'he loses everything', '老丢东西'])
      expect(ask(message).intent).toBe('chores')
  })

  test('deductions are asked about only where there are some, and never under four', () => {
    const young: Facts = { ...named, child: { ...named.child, band: '1-3' } }
    const unfined: Facts = { ...named, week: { ...named.week, negatives: 0 } }
    const chips = (facts: Facts) => ask('', { topic: 'rewards', facts }).followUpActions
    expect(chips(named)).toContain('Are deductions too big?')
    for (const facts of [young, unfined]) expect(chips(facts)).not.toContain('Are deductions too big?')
  })
})
