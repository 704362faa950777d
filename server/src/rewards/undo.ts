import type { Undoing } from '../timeline/undo.ts'
import { removeRedemption } from './store.ts'

/** The points come back, and the history forgets it. */
export const undoRedemption: Undoing = {
  goingWith: async () => [],
  forget: (caller, childId, { sourceId }) => removeRedemption(caller, childId, sourceId ?? ''),
}
