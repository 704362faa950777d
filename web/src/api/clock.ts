import { watched } from '../ui/watched.ts'
import { onDevice } from './storage.ts'

export const CLOCK = 'sprout.clock'
const DAY = 86_400_000

/** What was learned of this device's clock holds without a signal too, unless it looks as if it was put right since. */
export function behindAsKept() {
  const [by = 0, at = 0] = (onDevice.get(CLOCK) ?? '').split(' ').map(Number)
  const passed = Date.now() - at
  return passed < 0 || (by > DAY && passed >= by) ? 0 : by || 0
}

/** By how many milliseconds this device's clock is behind the server's; below zero it is ahead. Set by `live/set-clock`. */
export const behind = watched(behindAsKept())

/** A moment of this device's clock, as the server's shows it: whatever a parent reads or a record counts for goes by that. */
export const byServer = (at = Date.now()) => at + behind.current()
