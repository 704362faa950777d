import { expect, test } from 'vitest'
import type { Facts } from '../facts/facts.ts'
import { seen } from '../reply/data.ts'
import { voiceOf } from '../reply/voice.ts'
import { findings } from '../rules/findings.ts'
import { child, rewards, skills, week } from '../rules/rule-cases.testing.ts'
import type { RuleId } from '../rules/rule-ids.ts'

const fined = week({ earned: 1, deducted: 1 })
const given = week({ earned: 1, gifts: 1 })
const nearby = rewards({ cost: 6, isScreenSnackOrBedtime: true })
const twoWithOneScreen = rewards({ isScreenSnackOrBedtime: true }, {})
const oneOfOne = skills({ best: 1, target: 1 })
const tomorrow = child({ daysToBirthday: 1 })

test.each<['en' | 'es' | 'zh', RuleId, Facts, string]>([
  ['en', 'A4', fined, 'The last 7 days: 1 point earned, 1 deducted.'],
  ['es', 'A4', fined, 'Lo ganado en los últimos 7 días: 1 punto; lo quitado: 1.'],
  ['zh', 'A4', fined, '最近 7 天：得到 1 积分，扣掉 1。'],
  ['en', 'A7', given, 'Earned in the last 7 days: 1 point; as gifts: 1.'],
  ['es', 'A7', given, 'Lo ganado en los últimos 7 días: 1 punto; en regalos: 1.'],
  ['en', 'B2', nearby, '1 point to go for “Zoo”, about 1 day at the usual pace.'],
  ['es', 'B2', nearby, 'Para «Zoo»: 1 punto más, alrededor de 1 día al ritmo habitual.'],
  ['en', 'B5', twoWithOneScreen, 'Screen time, snacks or a later bedtime: 1 of 2 rewards.'],
  ['es', 'B5', nearby, 'Pantallas, golosinas o acostarse más tarde: 1 de 1 premio.'],
  ['es', 'S2', oneOfOne, '«Rope»: ya lleva 1 de 1.'],
  ['en', 'F2', tomorrow, 'Mia’s birthday is tomorrow.'],
  ['es', 'F2', tomorrow, 'Mañana es el cumpleaños de Mia.'],
])('in %s one of each is said as one: %s', (language, rule, facts, said) => {
  const found = findings(facts).filter((each) => each.rule === rule)
  expect(found.map((each) => seen(each, voiceOf(facts, language, [])).text)).toEqual([said])
})
