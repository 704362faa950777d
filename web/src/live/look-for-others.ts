import { familyCalls } from '@sprout/domain/family/contract'
import { type Noun, withRecord } from '@sprout/domain/live/nouns'
import type { Activity, ActivityType } from '@sprout/domain/timeline/model'
import type { QueryClient } from '@tanstack/react-query'
import { keyOf } from '../api/call.ts'
import { refresh } from '../api/refresh.ts'
import { latestLines } from '../timeline/follow-record.ts'

const EVERY = 5000
/** While every change is told at once, a look is only for the case that one was lost. */
const EVERY_WHILE_LIVE = 60_000

/** Looks every few seconds for what another caregiver has recorded, and loads again what it moved; and for who came or went. */
export function lookForOthers(queries: QueryClient, child: () => string | undefined) {
  const now = () => {
    if (document.hidden) return
    void lookForRecords(queries, child())
    void lookForCaregivers(queries)
  }
  let timer = setInterval(now, EVERY)
  let isOver = false
  return {
    now,
    /** A line may tell that it was closed after all is over. */
    setLive(isLive: boolean) {
      clearInterval(timer)
      if (!isOver) timer = setInterval(now, isLive ? EVERY_WHILE_LIVE : EVERY)
    },
    end() {
      isOver = true
      clearInterval(timer)
    },
  }
}

async function lookForRecords(queries: QueryClient, childId: string | undefined) {
  if (childId === undefined) return
  const { queryKey, ...lines } = latestLines(childId)
  const before = queries.getQueryData(queryKey)
  // What could not be loaded is told where it is shown.
  const after = await queries.fetchQuery({ queryKey, ...lines, staleTime: 0 }).catch(() => before)
  if (before && after && before !== after) await refresh(queries, [...withRecord, ...movedLists(before, after)])
}

/** Where they are shown: those who are in, and the invitations that still stand. */
const lookForCaregivers = (queries: QueryClient) =>
  queries.refetchQueries({ queryKey: keyOf(familyCalls.show, {}), type: 'active' })

const listOf = {
  behavior: 'behaviors',
  habit: 'habits',
  skill: 'skills',
  moment: 'moments',
  reward: 'rewards',
} as const satisfies Record<ActivityType, Noun>

/** The lists behind the lines that came, and those that were undone. */
function movedLists(before: readonly Activity[], after: readonly Activity[]) {
  const isIn = (lines: readonly Activity[], { id }: Activity) => lines.some((line) => line.id === id)
  const moved = [...after.filter((line) => !isIn(before, line)), ...before.filter((line) => !isIn(after, line))]
  return [...new Set(moved.map(({ type }) => listOf[type]))]
}
