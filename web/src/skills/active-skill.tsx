import type { Skill } from '@sprout/domain/skills/model'
import { Check } from 'lucide-react'
import { useContext } from 'react'
import { useLanguage, useTranslate } from '../i18n/language.tsx'
import { useFormats } from '../i18n/use-formats.ts'
import { signed } from '../points/signed.ts'
import { Button } from '../ui/button.tsx'
import { GoalCard, GoalLine } from '../ui/goal-card.tsx'
import { GoalTitle } from '../ui/goal-title.ts'
import { ProgressBar } from '../ui/progress-bar.tsx'
import { useAmount } from './amount.ts'
import { DueDate } from './due-date.tsx'
import { Scores } from './scores.tsx'
import './skill-card.css'

type ActiveSkillProps = {
  skill: Skill
  busy: boolean
  onRecord: () => void
  onComplete: (tapped: Element) => void
  onRemove: () => void
}

/** A challenge that is being practised: how far, by when, and today's score. */
export function ActiveSkill({ skill, busy, onRecord, onComplete, onRemove }: ActiveSkillProps) {
  const t = useTranslate()
  const { language } = useLanguage()
  const { title, description, points, dueDate } = skill
  return (
    <GoalCard
      title={title}
      lines={
        <>
          <GoalLine>{t('skills.whenDone', { points: signed(points, language) })}</GoalLine>
          <DueDate dueDate={dueDate} />
        </>
      }
      description={description}
      remove={{ label: t('skills.remove', { title }), onClick: onRemove }}
    >
      <HowFar skill={skill} />
      <Scores skill={skill} />
      <Actions {...{ busy, onRecord, onComplete }} />
    </GoalCard>
  )
}

function Actions({ busy, onRecord, onComplete }: Pick<ActiveSkillProps, 'busy' | 'onRecord' | 'onComplete'>) {
  const t = useTranslate()
  const title = useContext(GoalTitle)
  return (
    <div className="skill-actions">
      <Button aria-describedby={title} data-tone="amber" onClick={onRecord}>
        {t('skills.record')}
      </Button>
      <Button
        aria-describedby={title}
        tone="soft"
        data-tone="amber"
        busy={busy}
        onClick={({ currentTarget }) => onComplete(currentTarget)}
      >
        <Check aria-hidden="true" />
        {t('skills.quickComplete')}
      </Button>
    </div>
  )
}

function HowFar({ skill }: { skill: Skill }) {
  const t = useTranslate()
  const amount = useAmount(skill)
  const { number } = useFormats()
  const { title, currentBest, targetValue } = skill
  if (targetValue === null)
    return (
      <p className="skill-far">
        {t('skills.open')} · {currentBest > 0 ? t('skills.best', { best: amount(currentBest) }) : t('skills.noScore')}
      </p>
    )
  const far = t('skills.progress', { best: number(currentBest), target: amount(targetValue) })
  return (
    <div className="skill-way">
      <p className="skill-far">{far}</p>
      <ProgressBar label={title} value={currentBest} max={targetValue} text={far} />
    </div>
  )
}
