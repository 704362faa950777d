import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import './empty-state.css'
import { type Mood, Pip } from './pip.tsx'

type EmptyStateProps = {
  title: string
  hint?: string
  action?: ReactNode
  mood?: Mood
  /** For a part of a card: without Pip. */
  small?: boolean
}

/** Pip, one sentence, one button. */
export const EmptyState = ({ title, hint, action, mood = 'calm', small = false }: EmptyStateProps) => (
  <div className={classNames('empty-state', small && 'empty-state-small')}>
    {!small && <Pip size={96} mood={mood} />}
    <p className="empty-state-title">{title}</p>
    {hint && <p className="empty-state-hint">{hint}</p>}
    {action && <div className="empty-state-action">{action}</div>}
  </div>
)
