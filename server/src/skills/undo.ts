import { isDone, reaching } from '@sprout/domain/skills/rules'
import type { Reader } from '../accounts/session.ts'
import { findLine, type Line, standingLines } from '../points/ledger.ts'
import type { Undoing } from '../timeline/undo.ts'
import { findSkillEver, forgetScore, undeclareDone } from './store.ts'

const skillOf = (caller: Reader, { sourceId }: Line) => findSkillEver(caller, sourceId ?? '')

/** A score takes along the completion that would not have come without it. */
export const undoScore: Undoing = {
  goingWith: async (caller, line) => {
    const skill = await skillOf(caller, line)
    const without = { ...skill, scores: skill.scores.filter(({ lineId }) => lineId !== line.id) }
    return isDone(skill) && !isDone(without) ? standingLines(caller, skill.id, 'skill-completed') : []
  },
  forget: (caller, childId, { sourceId, id }) => forgetScore(caller, childId, sourceId ?? '', id),
}

/** A completion goes with the scores that brought it, or with the word of the caregiver who declared it. */
export const undoSkillCompletion: Undoing = {
  goingWith: async (caller, line) => {
    const scores = reaching(await skillOf(caller, line))
    return Promise.all(scores.map(({ lineId }) => findLine(caller, lineId)))
  },
  forget: (caller, childId, { sourceId }) => undeclareDone(caller, childId, sourceId ?? ''),
}
