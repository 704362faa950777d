import type { Skill } from '@sprout/domain/skills/model'
import { ornament } from '../i18n/lazy-part.ts'
import './scores.css'

const ScoreLine = ornament(async () => (await import('./score-line.tsx')).ScoreLine)

/** The place of the picture of the scores, as tall before it comes as after. */
export function Scores({ skill }: { skill: Skill }) {
  if (skill.currentBest === 0) return null
  return (
    <div className="scores">
      <ScoreLine skill={skill} />
    </div>
  )
}
