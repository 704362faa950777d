import { expect, test } from 'vitest'
import { en } from './en.ts'
import { es } from './es.ts'
import { type Translate, translator } from './translate.ts'
import { zh } from './zh.ts'

const spoken = { en: translator('en', en), es: translator('es', es), zh: translator('zh', zh) }
const tooDear = (t: Translate) => t('rewards.tooDear', { cost: t('points.count', { count: 1 }), points: -1 })
const redeemed = (t: Translate) => t('rewards.redeemWhat', { count: 1, name: 'Mia', left: 1 })
const deed = (t: Translate) => t('skills.deedText', { name: 'Mia', count: 1 })
const keptTooDear = (t: Translate) => t('outbox.tooDear', { cost: 2, count: 1 })
const stillOpen = (t: Translate) => t('home.habits.open', { open: 1, count: 3 })

test.each<[keyof typeof spoken, (t: Translate) => string, string]>([
  ['en', tooDear, 'It costs 1 point, and the balance is −1.'],
  ['es', tooDear, 'Cuesta 1 punto y el saldo es de −1.'],
  ['zh', tooDear, '需要 1 积分，现有积分是 −1。'],
  ['en', redeemed, 'It costs 1 point. Mia has 1 left after that.'],
  ['es', redeemed, 'Cuesta 1 punto. Después, Mia tendrá 1.'],
  ['en', deed, '1 point for Mia, and a badge.'],
  ['es', deed, '1 punto para Mia y una insignia.'],
  ['en', keptTooDear, 'It costs 2, and the balance is 1. It can be redeemed once there is enough.'],
  ['en', stillOpen, '1 of 3 still open'],
  ['es', stillOpen, 'Por hacer: 1\u00a0de\u00a03'],
])('in %s one of each is said as one, %#', (language, say, said) => {
  expect(say(spoken[language])).toBe(said)
})

test.each(['1:05', '14:05', '3 mar, 1:05'])('Spanish says every hour alike, without an article: %s', (when) => {
  expect(spoken.es('outbox.from', { when })).toBe(`Última actualización: ${when}.`)
  expect(spoken.es('family.day.timeZoneHint', { time: when })).toMatch(`La hora allí es ${when}.`)
})
