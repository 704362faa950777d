import type { QueryClient } from '@tanstack/react-query'
import { isOwnKey } from '../api/call.ts'
import { refreshWhere } from '../api/refresh.ts'
import { childList } from '../children/current-child.ts'
import { type Changed, isMeantBy } from './changed.ts'
import { loadAnew } from './load-anew.ts'
import { lookForOthers } from './look-for-others.ts'
import { hearForAllTabs } from './one-for-all-tabs.ts'

/** Many changes at once, a whole morning ticked off on another phone, are loaded together. */
const TOGETHER = 300
const SIGNALS = ['online', 'offline'] as const

/** While this page is seen and has a signal: what the family changes elsewhere is loaded anew here. Answers how to end it. */
export function stayLive(queries: QueryClient, child: () => string | undefined) {
  const load = newLoader(queries)
  const looks = lookForOthers(queries, child)
  let line = new AbortController()
  const hearing = {
    opened() {
      looks.setLive(true)
      void loadAnew(queries)
    },
    changed(change: Changed, key: string | undefined) {
      // Whoever wrote it loads what it moved when the answer is there.
      if (key === undefined || !isOwnKey(key)) load(change)
    },
    closed: () => looks.setLive(false),
  }
  const begin = () => {
    line.abort()
    line = new AbortController()
    if (!document.hidden && navigator.onLine) void hearForAllTabs(hearing, line.signal)
  }
  const onSeen = () => {
    begin()
    looks.now()
  }
  document.addEventListener('visibilitychange', onSeen)
  // A line may outlive the signal, and what it tells could not be loaded.
  for (const signal of SIGNALS) window.addEventListener(signal, begin)
  begin()
  return () => {
    document.removeEventListener('visibilitychange', onSeen)
    for (const signal of SIGNALS) window.removeEventListener(signal, begin)
    line.abort()
    looks.end()
  }
}

/** The first change is loaded at once, those that follow closely together. */
function newLoader(queries: QueryClient) {
  let waiting: Changed[] = []
  let isResting = false
  function loadAll() {
    const all = waiting
    waiting = []
    isResting = all.length > 0
    if (!isResting) return
    setTimeout(loadAll, TOGETHER)
    const children = queries.getQueryData(childList.queryKey)?.map(({ id }) => id) ?? []
    const meant = all.map((change) => isMeantBy(change, children))
    void refreshWhere(queries, (query) => meant.some((isMeant) => isMeant(query)))
  }
  return (change: Changed) => {
    waiting.push(change)
    if (!isResting) loadAll()
  }
}
