import type { Undoing } from '../timeline/undo.ts'
import { removeMoment } from './store.ts'

/** The line keeps its weather and its mood, and not its story. */
export const undoMoment: Undoing = {
  goingWith: async () => [],
  forget: (caller, childId, { sourceId }) => removeMoment(caller, childId, sourceId ?? ''),
}
