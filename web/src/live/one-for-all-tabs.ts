import type { Changed } from './changed.ts'
import { type Hearing, hearChanges } from './hear-changes.ts'

type Word =
  | { readonly kind: 'who' | 'opened' | 'closed' }
  | { readonly kind: 'changed'; readonly change: Changed; readonly key: string | undefined }

const NAME = 'sprout.live'

/**
 * Browsers allow six lines to a server that speaks HTTP/1.1, for all tabs together: so of the tabs that are seen one
 * holds the line and tells the others. It is the one that holds the lock; when it leaves, the next takes over.
 */
export async function hearForAllTabs(hearing: Hearing, signal: AbortSignal) {
  // Plain http beyond localhost knows no locks. There each tab that is seen has a line of its own.
  if (!('locks' in navigator)) return hearChanges(hearing, signal)
  const tabs = new BroadcastChannel(NAME)
  const here = onceInTurn(hearing)
  const line = { isOpen: false }
  const tell = (word: Word) => signal.aborted || tabs.postMessage(word)
  tabs.addEventListener('message', ({ data: word }: MessageEvent<Word>) => {
    if (word.kind === 'who') return void (line.isOpen && tell({ kind: 'opened' }))
    if (word.kind === 'changed') here.changed(word.change, word.key)
    else here[word.kind]()
  })
  signal.addEventListener('abort', () => {
    here.closed()
    if (line.isOpen) tabs.postMessage({ kind: 'closed' } satisfies Word)
    tabs.close()
  })
  tell({ kind: 'who' })
  // A page that leaves before it has the lock has missed nothing.
  const hold = () => hearChanges(aloud(line, here, tell), signal)
  await navigator.locks.request(NAME, { signal }, hold).catch((reason: unknown) => {
    if (!signal.aborted) throw reason
  })
}

/** What is heard here, told to the other tabs as well. */
const aloud = (line: { isOpen: boolean }, here: Hearing, tell: (word: Word) => void): Hearing => ({
  opened() {
    line.isOpen = true
    here.opened()
    tell({ kind: 'opened' })
  },
  changed(change, key) {
    here.changed(change, key)
    tell({ kind: 'changed', change, key })
  },
  closed() {
    line.isOpen = false
    here.closed()
    tell({ kind: 'closed' })
  },
})

/** Opened and closed in turn, however often either is heard. */
function onceInTurn({ opened, changed, closed }: Hearing): Hearing {
  let isOpen = false
  return {
    opened() {
      if (!isOpen) opened()
      isOpen = true
    },
    changed,
    closed() {
      if (isOpen) closed()
      isOpen = false
    },
  }
}
