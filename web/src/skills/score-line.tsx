import { familyDay } from '@sprout/domain/calendar'
import type { Skill, SkillScore } from '@sprout/domain/skills/model'
import { useQuery } from '@tanstack/react-query'
import { useFamily } from '../family/today.ts'
import { useTranslate } from '../i18n/language.tsx'
import { useFormats } from '../i18n/use-formats.ts'
import { useAmount } from './amount.ts'
import { GROUND, HEIGHT, plotted, WIDTH } from './plotted-scores.ts'
import { skillScores } from './skill-queries.ts'

/** How a challenge has gone: its scores as a line, and the target to reach. Without the scores there is no picture. */
export function ScoreLine({ skill }: { skill: Skill }) {
  const t = useTranslate()
  const amount = useAmount(skill)
  const { data: scores = [] } = useQuery(skillScores(skill.id))
  const says = useSpokenScores(skill)
  if (scores.length === 0) return null
  const { points, targetAt } = plotted(scores, skill.targetValue)
  const way = points.map(({ x, y }) => `L${x} ${y}`).join('')
  return (
    <div className="score-line" role="img" aria-label={says(scores)}>
      {targetAt !== null && skill.targetValue !== null && (
        <p className="score-line-target" style={{ '--target-at': targetAt / HEIGHT }}>
          {t('skills.targetIs', { target: amount(skill.targetValue) })}
        </p>
      )}
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
        <path className="score-line-below" d={`M${points.at(0)?.x} ${GROUND}${way}V${GROUND}Z`} />
        <path className="score-line-ground" d={`M0 ${GROUND}H${WIDTH}`} />
        {targetAt !== null && <path className="score-line-goal" d={`M0 ${targetAt}H${WIDTH}`} />}
        <path className="score-line-way" d={way.replace('L', 'M')} />
        {/* A line without a length is a dot that stays round however wide the picture grows. */}
        {points.map(({ x, y, nth }) => (
          <path key={nth} className="score-line-dot" d={`M${x} ${y}h0`} />
        ))}
      </svg>
    </div>
  )
}

const MOST_SPOKEN = 12

/** The picture in words: when, and the latest scores. */
function useSpokenScores(skill: Skill) {
  const t = useTranslate()
  const family = useFamily()
  const { day, number } = useFormats()
  const amount = useAmount(skill)
  const on = (score: SkillScore | undefined) => (score ? day(familyDay(new Date(score.recordedAt), family)) : '')
  return (scores: readonly SkillScore[]) => {
    const latest = scores.slice(-MOST_SPOKEN)
    const list = latest.map(({ score }) => number(score)).join(', ')
    const said = t('skills.scores', { count: latest.length, from: on(latest[0]), to: on(latest.at(-1)), list })
    return skill.targetValue === null ? said : `${said} ${t('skills.targetIs', { target: amount(skill.targetValue) })}`
  }
}
