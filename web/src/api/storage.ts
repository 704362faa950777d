/**
 * What the browser remembers for us, in letters. One that blocks all site data throws at the mere mention of it, and a full one when
 * something more is to be kept: then nothing is.
 */
function storage(mention: () => Storage) {
  const tried = <T>(use: (storage: Storage) => T): T | null => {
    try {
      return use(mention())
    } catch {
      return null
    }
  }
  return {
    get: (key: string) => tried((place) => place.getItem(key)),
    set: (key: string, value: string) => void tried((place) => place.setItem(key, value)),
    remove: (key: string) => void tried((place) => place.removeItem(key)),
  }
}

export const onDevice = storage(() => localStorage)
export const inTab = storage(() => sessionStorage)
