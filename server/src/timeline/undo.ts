import { Refusal } from '@sprout/domain/refusal'
import type { Cause } from '@sprout/domain/timeline/model'
import type { Caller, Reader } from '../accounts/session.ts'
import { type HeldChildId, holdChildOf } from '../children/own.ts'
import { undoCheckIn, undoHabitCompletion } from '../habits/undo.ts'
import { undoMoment } from '../moments/undo.ts'
import { findLine, type Line, strike } from '../points/ledger.ts'
import { undoRedemption } from '../rewards/undo.ts'
import { undoScore, undoSkillCompletion } from '../skills/undo.ts'

/** What a noun knows of taking back one of its lines. */
export type Undoing = {
  /** The lines that stand or fall with it. */
  goingWith: (caller: Reader, line: Line) => Promise<Line[]>
  /** Forgets the fact behind the line; the line itself keeps what is worth knowing of it. */
  forget: (caller: Caller, childId: HeldChildId, line: Line) => Promise<void>
}

const undoings: Record<Cause, Undoing> = {
  behavior: { goingWith: async () => [], forget: async () => {} },
  'check-in': undoCheckIn,
  'habit-completed': undoHabitCompletion,
  score: undoScore,
  'skill-completed': undoSkillCompletion,
  moment: undoMoment,
  redemption: undoRedemption,
}

export const goingWith = (caller: Reader, line: Line) => undoings[line.cause].goingWith(caller, line)

/** Takes a record back, however old, and what came of it. Answers it as it was. */
export async function undo(caller: Caller, id: string): Promise<Line> {
  const child = await holdChildOf(caller, 'lines', id)
  const line = await findLine(caller, id)
  if (line.undoneAt) throw new Refusal('already_undone')
  for (const one of [line, ...(await goingWith(caller, line))]) {
    await undoings[one.cause].forget(caller, child.id, one)
    await strike(caller, child, one)
  }
  return line
}
