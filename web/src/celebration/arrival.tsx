import { type CheckedIn, checkedIn } from '@sprout/domain/habits/model'
import { type Redemption, redemption } from '@sprout/domain/rewards/model'
import { type Skill, skill } from '@sprout/domain/skills/model'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { childList } from '../children/current-child.ts'
import { useCelebrateHabit } from '../habits/celebrate-habit.ts'
import { useCelebrateReward } from '../rewards/celebrate-reward.ts'
import { useRewardTitle } from '../rewards/reward-title.ts'
import { useCelebrateSkill } from '../skills/change-skill.ts'

/** A challenge that has been done for longer was not done by this score. The phone's clock may go a little wrong. */
const JUST_NOW = 300_000

/** What was done without a signal is celebrated when it has been sent, as it would have been at the tap. */
export function Arrival({ childId, reply }: { childId: string; reply: unknown }) {
  const { data: children } = useQuery(childList)
  const child = children?.find(({ id }) => id === childId)
  const kept = checkedIn.safeParse(reply).data
  const score = skill.safeParse(reply).data
  const redeemed = redemption.safeParse(reply).data
  if (!child) return null
  if (kept?.completed) return <KeptHabit name={child.name} done={kept} />
  if (score?.completedAt && Math.abs(Date.now() - Date.parse(score.completedAt)) < JUST_NOW)
    return <DoneChallenge name={child.name} done={score} />
  return redeemed ? <Redeemed name={child.name} done={redeemed} /> : null
}

function KeptHabit({ name, done }: { name: string; done: CheckedIn }) {
  const celebrate = useCelebrateHabit({ name })
  return useOnce(() => celebrate(done))
}

function DoneChallenge({ name, done }: { name: string; done: Skill }) {
  const celebrate = useCelebrateSkill({ name }, done)
  return useOnce(() => celebrate(done))
}

function Redeemed({ name, done }: { name: string; done: Redemption }) {
  const titleOf = useRewardTitle()
  const celebrate = useCelebrateReward({ name })
  return useOnce(() => celebrate(done, titleOf(done)))
}

function useOnce(celebrate: () => void) {
  const run = useEffectEvent(celebrate)
  useEffect(() => run(), [])
  return null
}
