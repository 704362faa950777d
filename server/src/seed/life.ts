import { accountCalls } from '@sprout/domain/accounts/contract'
import { doorCalls } from '@sprout/domain/accounts/door-contract'
import { addDays, type DayFrame, familyDay, type LocalDate } from '@sprout/domain/calendar'
import { ageOn } from '@sprout/domain/children/birthday'
import { childCalls } from '@sprout/domain/children/contract'
import type { Language } from '@sprout/domain/language'
import { rewardCalls } from '@sprout/domain/rewards/contract'
import type { Transaction } from 'kysely'
import type { Tables } from '../db/tables.ts'
import { newChance } from './chance.ts'
import { corrections, type Growing, gifts, goodDeeds, habitDeeds, moments, type Scene, skillDeeds } from './deeds.ts'
import { CHILDREN, DAYS, type PlannedChild, type StoryKey } from './plan.ts'
import { storeVisits } from './store-visits.ts'
import { newVoice, type Voice } from './voice.ts'
import { type Words, words } from './words/words.ts'

export type Life = {
  language: Language
  email: string
  password: string
  timeZone: string
  now: Date
  since: LocalDate
}

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const MORNING = 6 * HOUR
const kinds = [goodDeeds, corrections, gifts, habitDeeds, skillDeeds, moments, storeVisits]

/** Four months of a family, call by call, as they would have made them. Nothing happens after now. */
export async function live(tx: Transaction<Tables>, life: Life) {
  const frame = { timeZone: life.timeZone, dayStartsAt: 0 }
  const today = familyDay(life.now, frame)
  const clock = { now: new Date(dayBegins(life.since, frame) + MORNING) }
  const { say, close } = await newVoice(tx, () => clock.now)
  const scene = { say, chance: newChance(), words: words[life.language] }
  const family = await settle(scene, life, today)
  // The account may be years older than its four months, and no session lasts so long.
  clock.now = new Date(dayBegins(addDays(today, -DAYS), frame) + MORNING)
  await say(doorCalls.signIn, { body: { email: life.email, password: life.password } })
  for (let daysAgo = DAYS; daysAgo >= 0; daysAgo--) {
    const day = addDays(today, -daysAgo)
    const deeds = family.flatMap((growing) => kinds.flatMap((kind) => kind({ ...scene, today: day, daysAgo }, growing)))
    const begins = dayBegins(day, frame)
    for (const { minute, happen } of deeds.toSorted((one, other) => one.minute - other.minute)) {
      clock.now = new Date(begins + minute * MINUTE)
      if (clock.now <= life.now) await happen()
    }
  }
  clock.now = life.now
  await say(accountCalls.signOutEverywhere, {})
  await close()
}

type Settling = { say: Voice['say']; words: Words } & Pick<Scene, 'chance'>

/** The account, the children and what they can save for. */
async function settle({ say, words }: Settling, { email, password, timeZone }: Life, today: LocalDate) {
  await say(doorCalls.signUp, { body: { name: words.caregiver, email, password, timeZone } })
  const family: Growing[] = []
  for (const [at, plan] of CHILDREN.entries()) {
    const { turns, birthdayIn } = plan
    const birthday = bornOn(addDays(today, birthdayIn), turns)
    const body = {
      ...words.children[at],
      name: words.children[at]?.name ?? '',
      age: ageOn(today, { age: null, birthday }),
      birthday,
    }
    const child = await say(childCalls.add, { body })
    for (const { reward, ...price } of plan.rewards)
      await say(rewardCalls.add, { body: { ...price, childId: child.id, title: words.rewards[reward] } })
    const grown = { habits: new Map(), skills: new Map(), told: new Set<StoryKey>() }
    family.push({ at, plan: plan satisfies PlannedChild, child, ...grown })
  }
  return family
}

/** A day that every year has. */
const bornOn = (next: LocalDate, yearsAgo: number): LocalDate =>
  `${Number(next.slice(0, 4)) - yearsAgo}${next.slice(4).replace('-02-29', '-02-28')}`

/** The instant at which a day begins there: zones differ in quarters of an hour. */
export function dayBegins(day: LocalDate, frame: DayFrame): number {
  let instant = Date.parse(day) - 14 * HOUR
  while (familyDay(new Date(instant), frame) < day) instant += 15 * MINUTE
  return instant
}
