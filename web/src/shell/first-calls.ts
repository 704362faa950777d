import { childCalls } from '@sprout/domain/children/contract'
import type { QueryClient } from '@tanstack/react-query'
import { currentUser, someoneIsIn } from '../accounts/current-user.ts'
import { load } from '../api/load.ts'
import { nextTask } from '../ui/when-idle.ts'

/** The first screen waits no longer than that for what is on it; then it shows that it waits. */
const AT_MOST = 60
/** Where the page brought home along there is something to look at, which nothing less is to take the place of. */
const AT_MOST_AT_HOME = 4000

/**
 * What every screen waits for is asked side by side, before there is a screen to ask; where the server could name it
 * beside the page, the answers are here already. Whether anyone is in, the first says.
 */
export async function askFirst(queries: QueryClient, isHomeThere: boolean) {
  if (!someoneIsIn()) return
  // Beside the page, which has better things to do.
  new Worker(new URL('../i18n/warm-dates.ts', import.meta.url))
  // A slow phone is busy enough with reading the code.
  await nextTask()
  const answers = Promise.all([
    queries.prefetchQuery(currentUser),
    queries.prefetchQuery(load(childCalls.list, {}, { nobodyIsFine: true })),
  ])
  await Promise.race([answers, new Promise((late) => setTimeout(late, isHomeThere ? AT_MOST_AT_HOME : AT_MOST))])
}
