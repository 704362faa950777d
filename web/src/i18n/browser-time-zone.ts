import { isTimeZone } from '@sprout/domain/calendar'

/**
 * Where the browser is; a new family's day begins and ends there. One that cannot tell (Chrome says `Etc/Unknown` then)
 * must keep nobody out: the family can choose another later.
 */
export function browserTimeZone(): string {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  return timeZone && isTimeZone(timeZone) ? timeZone : 'Etc/UTC'
}
