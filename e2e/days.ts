import { setTimeout as wait } from 'node:timers/promises'
import type { TestInfo } from '@playwright/test'
import { addDays, familyDay, type LocalDate } from '@sprout/domain/calendar'

const LONGEST_STORY = 120_000

/** The day where the families of the stories live. */
const dayAt = (instant: number) => familyDay(new Date(instant), { timeZone: 'Europe/Madrid', dayStartsAt: 0 })
export const today = () => dayAt(Date.now())
export const daysAgo = (days: number): LocalDate => addDays(today(), -days)

/** A story begins and ends on one day: shortly before midnight it waits. */
export async function waitForOneDay(info: TestInfo) {
  if (dayAt(Date.now() + LONGEST_STORY) === today()) return
  info.setTimeout(info.timeout + LONGEST_STORY)
  while (dayAt(Date.now() + LONGEST_STORY) !== today()) await wait(1000)
}
