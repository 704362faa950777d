import type { Facts } from '@sprout/domain/assistant/facts/facts'
import { gather } from '@sprout/domain/assistant/facts/gather'
import { familyDay, type LocalDate } from '@sprout/domain/calendar'
import { reaches } from '@sprout/domain/habits/rules'
import { isPresetReward } from '@sprout/domain/rewards/model'
import { isDoneWith } from '@sprout/domain/skills/rules'
import { readMetadata } from '@sprout/domain/timeline/metadata'
import type { Caller } from '../accounts/session.ts'
import { earnedBy } from '../badges/earned.ts'
import type { OwnChildId } from '../children/own.ts'
import { isOn } from '../db/tables.ts'
import { type RecentLine, recentRecord, standingLine } from '../stats/recent-record.ts'
import * as store from './store.ts'

/** All that the assistant may know of a child, read in one pass; and the tips it gave last. Badges only when asked for. */
export async function readFacts(caller: Caller, childId: OwnChildId, asksBadges = false) {
  const [asked, siblings, { lines, begun }, { habits, completedHabits }, skills, rewards, redeemedAt, badges] =
    await Promise.all([
      store.findAsked(caller, childId),
      store.listSiblings(caller, childId),
      recentRecord(caller, childId),
      habitRows(caller, childId),
      skillRows(caller, childId),
      store.listRewards(caller, childId),
      store.lastRedemption(caller, childId),
      asksBadges ? earnedBy(caller, childId) : null,
    ])
  const { country, recentTips, asksModel, ...child } = asked
  const facts: Facts = gather({
    ...{ today: caller.today, country, child, habits, completedHabits, skills, firstRecordOn: begun },
    siblings: siblings.map(({ name }) => name),
    badges: badges?.length ?? null,
    records: lines.map(standingLine),
    moments: momentRows(lines),
    rewards: rewards.map((reward) => ({
      ...reward,
      presetKey: isPresetReward(reward.presetKey) ? reward.presetKey : null,
    })),
    lastRedemptionOn: redeemedAt && dayOf(caller, redeemedAt),
  })
  return { facts, recentTips: JSON.parse(recentTips ?? '[]') as string[], asksModel: isOn(asksModel) }
}

/** A moment's line knows its mood; the story stays in the journal. */
const momentRows = (lines: readonly RecentLine[]) =>
  lines
    .toSorted((one, other) => (one.day + one.createdAt < other.day + other.createdAt ? 1 : -1))
    .flatMap(({ day, metadata }) => {
      const known = readMetadata(metadata)
      return known?.cause === 'moment' ? [{ day, mood: known.mood }] : []
    })

async function habitRows(caller: Caller, childId: OwnChildId) {
  const [habits, kept] = await Promise.all([store.listHabits(caller, childId), store.listKeptDays(caller, childId)])
  const daysOf = Map.groupBy(kept, ({ habitId }) => habitId)
  const rows = habits.map(({ id, title, targetDays, createdAt }) => {
    const own = daysOf.get(id) ?? []
    const row = { title, createdOn: dayOf(caller, createdAt), days: own.map(({ day }) => day) }
    return { row, isCompleted: reaches(own, targetDays) }
  })
  const those = (completed: boolean) => rows.flatMap(({ row, isCompleted }) => (isCompleted === completed ? [row] : []))
  return { habits: those(false), completedHabits: those(true) }
}

async function skillRows(caller: Caller, childId: OwnChildId) {
  const [skills, bests] = await Promise.all([store.listSkills(caller, childId), store.listBests(caller, childId)])
  const bestOf = new Map(bests.map((row) => [row.skillId, row]))
  return skills.flatMap(({ id, title, targetValue, declaredDoneAt, createdAt }) => {
    const { best = 0, lastAt = null } = bestOf.get(id) ?? {}
    if (isDoneWith(best, { targetValue, declaredDoneAt })) return []
    const lastScoreOn = lastAt && dayOf(caller, lastAt)
    return [{ title, currentBest: best, targetValue, createdOn: dayOf(caller, createdAt), lastScoreOn }]
  })
}

const dayOf = ({ family }: Caller, instant: string): LocalDate => familyDay(new Date(instant), family)
