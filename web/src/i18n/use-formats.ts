import type { LocalDate } from '@sprout/domain/calendar'
import {
  dayHeading,
  daysAhead,
  formatDate,
  formatDay,
  formatHour,
  formatNumber,
  formatTime,
  fullDay,
  long,
  short,
  timeAgo,
  weekdays,
} from './formats.ts'
import { useLanguage, useTranslate } from './language.tsx'

/** Times, days and numbers as the reader's language writes them. */
export function useFormats() {
  const { language } = useLanguage()
  const t = useTranslate()
  return {
    ago: (from: string, now: number, days: number) => timeAgo(language, from, now, days) ?? t('time.justNow'),
    dayHeading: (day: LocalDate, today: LocalDate) => dayHeading(language, day, today),
    shortDayHeading: (day: LocalDate, today: LocalDate) => dayHeading(language, day, today, short),
    daysAhead: (days: number) => daysAhead(language, days),
    day: (day: LocalDate, style?: Intl.DateTimeFormatOptions) => formatDay(language, day, style),
    fullDay: (day: LocalDate, today: LocalDate) => fullDay(language, day, today),
    longDay: (day: LocalDate, today: LocalDate) => fullDay(language, day, today, long),
    hour: (hour: number) => formatHour(language, hour),
    date: (instant: string, style?: Intl.DateTimeFormatOptions) => formatDate(language, instant, style),
    time: (instant: string, timeZone: string) => formatTime(language, instant, timeZone),
    number: (number: number) => formatNumber(language, number),
    weekdays: () => weekdays(language),
  }
}
