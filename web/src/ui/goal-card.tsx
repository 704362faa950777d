import { Award, Trash2 } from 'lucide-react'
import { type ReactNode, type Ref, useId } from 'react'
import { Card } from './card.tsx'
import './goal-card.css'
import { GoalTitle } from './goal-title.ts'
import { IconButton } from './icon-button.tsx'
import type { Tone } from './tone.ts'

type GoalCardProps = {
  /** The hue of what has been reached; plain while there is a way to go. */
  tone?: Tone
  picture?: ReactNode
  title: string
  titleRef?: Ref<HTMLHeadingElement>
  /** As `GoalLine`s. */
  lines: ReactNode
  description: string | null
  remove: { label: string; onClick: () => void }
  children?: ReactNode
}

/** Something to reach: what it is called, how it stands, and what can be done about it. */
export function GoalCard({ tone, picture, title, titleRef, lines, description, remove, children }: GoalCardProps) {
  const titleId = useId()
  return (
    <Card as="article" {...(tone && { tone })} className="goal-card" aria-labelledby={titleId}>
      <div className="goal-head">
        {picture}
        <div className="goal-words">
          <h2 id={titleId} ref={titleRef} tabIndex={titleRef ? -1 : undefined} className="goal-title">
            {title}
          </h2>
          {lines}
          {description && <p className="goal-line goal-description">{description}</p>}
        </div>
        <IconButton {...remove} icon={<Trash2 />} className="goal-remove" />
      </div>
      <GoalTitle value={titleId}>{children}</GoalTitle>
    </Card>
  )
}

/** A short line about a goal; late ones are told in clay. */
export const GoalLine = ({ late = false, children }: { late?: boolean; children: ReactNode }) => (
  <p className={late ? 'goal-line goal-late' : 'goal-line'}>{children}</p>
)

export const GoalMedal = () => (
  <span className="goal-medal" aria-hidden="true">
    <Award />
  </span>
)
