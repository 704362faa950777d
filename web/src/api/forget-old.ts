import { byServer } from './clock.ts'
import { inStore } from './database.ts'

const LONG = 90 * 86_400_000

/** Goes from this phone: what it was not told anew for a season, as of days that are past and goals that are gone. */
export function forgetOld() {
  const since = new Date(byServer() - LONG).toISOString()
  return inStore('seen', 'readwrite', (store) => {
    const found = store.openCursor()
    found.onsuccess = () => {
      const { result: each } = found
      if (!each) return
      if (!(Object(each.value).at > since)) each.delete()
      each.continue()
    }
    return found
  })
}
