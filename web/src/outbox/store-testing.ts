type Asked = { result: unknown; onsuccess?: () => void }

/** What lies in the outbox of a phone that is none. */
export const rows = new Map<number, unknown>()

const cursorAt = (id: number) =>
  rows.has(id)
    ? { value: rows.get(id), update: (entry: unknown) => rows.set(id, entry), delete: () => rows.delete(id) }
    : null

const store = {
  add: (entry: object) => {
    const id = Math.max(0, ...rows.keys()) + 1
    rows.set(id, { ...entry, id })
    return { result: id }
  },
  getAll: () => ({ result: [...rows.values()] }),
  openCursor: (id: number) => ({ result: cursorAt(id) }),
}

/** As of `api/database.ts`; the other stores keep nothing. */
export async function inStore(name: string, _mode: string, work: (of: typeof store) => Asked) {
  if (name !== 'outbox') return undefined
  const asked = work(store)
  asked.onsuccess?.()
  return asked.result
}
