import { childCalls } from '@sprout/domain/children/contract'
import type { QueryClient } from '@tanstack/react-query'
import { currentUser, someoneIsIn } from '../accounts/current-user.ts'
import { load } from '../api/load.ts'

/** What every screen waits for is asked side by side, before there is a screen to ask. Whether anyone is in, the first says. */
export function askFirst(queries: QueryClient) {
  if (!someoneIsIn()) return
  void queries.prefetchQuery(currentUser)
  void queries.prefetchQuery(load(childCalls.list, {}, { nobodyIsFine: true }))
  // The first date to be written takes as long as the rest of a screen: better now, while only the line is busy.
  setTimeout(() => Intl.DateTimeFormat().format())
}
