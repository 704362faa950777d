import { addDays, familyDay, type LocalDate } from '@sprout/domain/calendar'

/** Today where the families of the stories live. */
export const today = () => familyDay(new Date(), { timeZone: 'Europe/Madrid', dayStartsAt: 0 })
export const daysAgo = (days: number): LocalDate => addDays(today(), -days)
