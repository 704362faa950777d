import { shownChild } from '@sprout/domain/children/chosen'
import { childCalls } from '@sprout/domain/children/contract'
import { dayAsks } from '@sprout/domain/children/day'
import type { QueryClient } from '@tanstack/react-query'
import { currentUser, someoneIsIn } from '../accounts/current-user.ts'
import { load } from '../api/load.ts'
import { chosenChild } from '../children/chosen-child.ts'
import { childList } from '../children/current-child.ts'
import { nextTask } from '../ui/when-idle.ts'

/** The first screen waits no longer than that for what is on it; then it shows that it waits. */
const AT_MOST = 60
/**
 * Where the page brought home along there is something to look at, which nothing less is to take the place of: on a silent line
 * that is what was seen last, after the patience of `or-seen.ts`.
 */
const AT_MOST_AT_HOME = 5000

/**
 * What every screen waits for is asked side by side, before there is a screen to ask; where the server could name it
 * beside the page, the answers are here already. Whether anyone is in, the first says.
 */
export async function askFirst(queries: QueryClient, isHomeThere: boolean) {
  if (!someoneIsIn()) return
  // A slow phone is busy enough with reading the code.
  await nextTask()
  const answers = Promise.all([
    queries.prefetchQuery(currentUser),
    queries.prefetchQuery(load(childCalls.list, {}, { nobodyIsFine: true })),
  ])
  await within(isHomeThere ? AT_MOST_AT_HOME : AT_MOST, answers)
  if (isHomeThere) await within(AT_MOST, askDay(queries))
}

/** The page has named it beside home, which is then drawn once, with its words. Where nothing is seen yet, nothing waits for it. */
async function askDay(queries: QueryClient) {
  const child = shownChild(queries.getQueryData(childList.queryKey) ?? [], chosenChild())
  if (!child) return
  const asks = Object.values(dayAsks(child.id))
  await Promise.all(asks.map(([endpoint, ask]) => queries.prefetchQuery(load(endpoint, ask))))
}

const within = (ms: number, answers: Promise<unknown>) =>
  Promise.race([answers, new Promise((late) => setTimeout(late, ms))])
