const NAME = 'sprout'
const VERSION = 1

/** `seen`: the last replies, which can be had again. `outbox`: what was tapped and not sent, which cannot. */
const stores = { seen: {}, outbox: { keyPath: 'id', autoIncrement: true } } as const satisfies Record<
  string,
  IDBObjectStoreParameters
>
export type StoreName = keyof typeof stores

/** Longer than any phone takes that will answer at all. */
const PATIENCE = 3000

/** Undefined where the browser keeps nothing, in whichever way it says so. */
export function browserStore(): IDBFactory | undefined {
  try {
    return indexedDB ?? undefined
  } catch {
    return undefined
  }
}

let opened: Promise<IDBDatabase> | undefined

/** What this phone keeps for times without a signal. Rejects where the browser keeps nothing, or no more. */
export async function inStore<T>(
  name: StoreName,
  mode: 'readonly' | 'readwrite',
  work: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  opened ??= open().catch((failure: unknown) => {
    opened = undefined
    throw failure
  })
  const database = await opened
  return new Promise((resolve, reject) => {
    // On the disk before it is called kept.
    const transaction = database.transaction(name, mode, { durability: 'strict' })
    const asked = work(transaction.objectStore(name))
    transaction.oncomplete = () => resolve(asked.result)
    transaction.onabort = () => reject(transaction.error ?? asked.error ?? new Error('not kept'))
  })
}

const open = () =>
  new Promise<IDBDatabase>((resolve, reject) => {
    const asked = browserStore()?.open(NAME, VERSION)
    if (!asked) return reject(new DOMException('nothing is kept here'))
    const late = setTimeout(() => {
      asked.onsuccess = () => asked.result.close()
      reject(new DOMException('no answer'))
    }, PATIENCE)
    asked.onupgradeneeded = () => {
      for (const [name, shape] of Object.entries(stores)) asked.result.createObjectStore(name, shape)
    }
    asked.onsuccess = () => {
      clearTimeout(late)
      const forget = () => {
        opened = undefined
      }
      // A newer version of the app, in another tab, waits for this.
      asked.result.onversionchange = () => {
        asked.result.close()
        forget()
      }
      asked.result.onclose = forget
      resolve(asked.result)
    }
    asked.onerror = () => reject(asked.error ?? new Error('not opened'))
  })
