import { type Alarm, alarms } from '../alarms.ts'
import { english } from './en.ts'
import { spanish } from './es.ts'
import { english as harmlessEnglish } from './harmless-en.ts'
import { spanish as harmlessSpanish } from './harmless-es.ts'
import { chinese as harmlessChinese } from './harmless-zh.ts'
import { chinese } from './zh.ts'

/** Sentences with a slash between them. */
export type Alarming = Readonly<Record<Alarm, string>>

export const cut = (messages: string) => messages.split('/').map((message) => message.trim().replace(/\s+/g, ' '))

/** What parents wrote or might write. Every miss is added here. */
export const ALARMING = alarms.flatMap((alarm) =>
  [english, chinese, spanish].flatMap((said) => cut(said[alarm])).map((message) => [message, alarm] as const),
)

/** What was taken for an alarm, or might be. */
export const HARMLESS = [harmlessEnglish, harmlessChinese, harmlessSpanish].flatMap(cut)
