import { childCalls } from '@sprout/domain/children/contract'
import type { QueryClient } from '@tanstack/react-query'
import { currentUser, someoneIsIn } from '../accounts/current-user.ts'
import { load } from '../api/load.ts'

/** What every screen waits for is asked side by side, before there is a screen to ask. Whether anyone is in, the first says. */
export function askFirst(queries: QueryClient) {
  if (!someoneIsIn()) return
  void queries.prefetchQuery(currentUser)
  void queries.prefetchQuery(load(childCalls.list, {}, { nobodyIsFine: true }))
  // Beside the page, which has better things to do.
  new Worker(new URL('../i18n/warm-dates.ts', import.meta.url))
}
