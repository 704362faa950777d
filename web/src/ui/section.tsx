import { type ReactNode, useId } from 'react'
import './section.css'
import type { Tone } from './tone.ts'

type SectionProps = {
  title: string
  /** Beside the title: "See all". */
  action?: ReactNode
  tone?: Tone
  children: ReactNode
}

/** A part of a screen under its own heading. */
export function Section({ title, action, tone, children }: SectionProps) {
  const id = useId()
  return (
    <section className="section" aria-labelledby={id} data-tone={tone}>
      <div className="section-head">
        <h2 id={id}>{title}</h2>
        {action}
      </div>
      {children}
    </section>
  )
}
