import { type CheckedIn, checkedIn } from '@sprout/domain/habits/model'
import { type Redemption, redemption } from '@sprout/domain/rewards/model'
import { type Skill, skill } from '@sprout/domain/skills/model'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { childList } from '../children/current-child.ts'
import { useCelebrateHabit } from '../habits/celebrate-habit.ts'
import type { Line } from '../outbox/entry.ts'
import { useCelebrateReward } from '../rewards/celebrate-reward.ts'
import { useRewardTitle } from '../rewards/reward-title.ts'
import { useCelebrateSkill } from '../skills/change-skill.ts'

type ArrivalProps = { line: Line; reply: unknown; onTold: () => void }
type Done<T> = { name: string; done: T; onTold: () => void }

/** Of the scores that were sent together the first one above the target did it. */
const celebrated = new Set<string>()

/** What was done without a signal is celebrated when it has been sent, as it would have been at the tap. */
export function Arrival({ line: { childId, isOpen }, reply, onTold }: ArrivalProps) {
  const { data: children } = useQuery(childList)
  const name = children?.find(({ id }) => id === childId)?.name ?? ''
  const kept = checkedIn.safeParse(reply).data
  const score = skill.safeParse(reply).data
  const redeemed = redemption.safeParse(reply).data
  if (kept?.completed) return <KeptHabit {...{ name, onTold }} done={kept} />
  if (isOpen && score?.isCompleted) return <DoneChallenge {...{ name, onTold }} done={score} />
  if (redeemed) return <Redeemed {...{ name, onTold }} done={redeemed} />
  return <Nothing onTold={onTold} />
}

function KeptHabit({ name, done: habit, onTold }: Done<CheckedIn>) {
  const celebrate = useCelebrateHabit({ name })
  return useOnce(() => celebrate(habit), onTold)
}

function DoneChallenge({ name, done: challenge, onTold }: Done<Skill>) {
  const celebrate = useCelebrateSkill({ name }, challenge)
  const { id, completedAt } = challenge
  const unlessTold = () => {
    if (!celebrated.has(`${id} ${completedAt}`)) celebrate(challenge)
    celebrated.add(`${id} ${completedAt}`)
  }
  return useOnce(unlessTold, onTold)
}

function Redeemed({ name, done: redeemed, onTold }: Done<Redemption>) {
  const titleOf = useRewardTitle()
  const celebrate = useCelebrateReward({ name })
  return useOnce(() => celebrate(redeemed, titleOf(redeemed)), onTold)
}

const Nothing = ({ onTold }: { onTold: () => void }) => useOnce(() => undefined, onTold)

function useOnce(celebrate: () => void, onTold: () => void) {
  const run = useEffectEvent(() => {
    celebrate()
    onTold()
  })
  useEffect(() => run(), [])
  return null
}
