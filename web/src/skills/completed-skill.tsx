import { familyDay } from '@sprout/domain/calendar'
import type { Skill } from '@sprout/domain/skills/model'
import { useFamily, useToday } from '../family/today.ts'
import { useLanguage, useTranslate } from '../i18n/language.tsx'
import { useFormats } from '../i18n/use-formats.ts'
import { signed } from '../points/signed.ts'
import { GoalCard, GoalLine, GoalMedal } from '../ui/goal-card.tsx'
import { useAmount } from './amount.ts'
import { Scores } from './scores.tsx'

/** A challenge that is done: what was reached, and when. */
export function CompletedSkill({ skill, onRemove }: { skill: Skill; onRemove: () => void }) {
  const t = useTranslate()
  const amount = useAmount(skill)
  const { title, description, currentBest } = skill
  return (
    <GoalCard
      tone="amber"
      picture={<GoalMedal />}
      title={title}
      lines={
        <>
          <CompletedOn skill={skill} />
          {currentBest > 0 && <GoalLine>{t('skills.bestEver', { best: amount(currentBest) })}</GoalLine>}
        </>
      }
      description={description}
      remove={{ label: t('skills.remove', { title }), onClick: onRemove }}
    >
      <Scores skill={skill} />
    </GoalCard>
  )
}

function CompletedOn({ skill: { completedAt, points } }: { skill: Skill }) {
  const t = useTranslate()
  const { language } = useLanguage()
  const family = useFamily()
  const today = useToday()
  const { fullDay } = useFormats()
  if (!completedAt) return null
  const on = fullDay(familyDay(new Date(completedAt), family), today)
  return <GoalLine>{t('skills.completedOn', { day: on, points: signed(points, language) })}</GoalLine>
}
