import { onDevice } from '../api/storage.ts'

const KEY = 'sprout.install-dismissed'
const QUIET_FOR = 7 * 86_400_000

/** Opened from the home screen, where it need not be offered. */
export const isInstalled = () =>
  window.matchMedia('(display-mode: standalone)').matches ||
  ('standalone' in navigator && navigator.standalone === true)

/** An iPad says that it is a Mac, and is the only Mac with a touch screen. */
export const isIos = ({ userAgent, platform, maxTouchPoints } = navigator) =>
  /iPad|iPhone|iPod/.test(userAgent) || (platform === 'MacIntel' && maxTouchPoints > 1)

export const rememberDismissal = () => onDevice.set(KEY, new Date().toISOString())

/** Said no within the last seven days. What cannot be read as an instant was no answer. */
export function wasDismissed(now = Date.now()) {
  const at = Date.parse(onDevice.get(KEY) ?? '')
  return now - at < QUIET_FOR
}
