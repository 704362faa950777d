import { completing, reaches, without } from '@sprout/domain/habits/rules'
import type { Reader } from '../accounts/session.ts'
import { findLine, type Line, standingLines } from '../points/ledger.ts'
import type { Undoing } from '../timeline/undo.ts'
import { findHabitEver, forgetDay } from './store.ts'

const habitOf = (caller: Reader, { sourceId }: Line) => findHabitEver(caller, sourceId ?? '')

/** A check-in takes along the bonus that the habit would not have earned without it. */
export const undoCheckIn: Undoing = {
  goingWith: async (caller, line) => {
    const { id, kept, targetDays } = await habitOf(caller, line)
    if (!reaches(kept, targetDays) || reaches(without(kept, line.id), targetDays)) return []
    return standingLines(caller, id, 'habit-completed')
  },
  forget: (caller, childId, { sourceId, day }) => forgetDay(caller, childId, sourceId ?? '', day),
}

/** A completion is no fact of its own: it goes with the check-in that brought it. */
export const undoHabitCompletion: Undoing = {
  goingWith: async (caller, line) => {
    const { kept, targetDays } = await habitOf(caller, line)
    const day = completing(kept, targetDays)
    return day ? [await findLine(caller, day.lineId)] : []
  },
  forget: async () => {},
}
