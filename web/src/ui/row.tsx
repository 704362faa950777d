import type { ComponentProps, ReactNode } from 'react'
import './row.css'
import type { Tone } from './tone.ts'

type RowProps = {
  /** In a tile of its hue; to be seen only. */
  picture?: ReactNode
  tone?: Tone
  title: ReactNode
  text?: ReactNode
  /** At the end: a badge, a small button. */
  end?: ReactNode
}

/** A line of a list: a picture, what it is, what more there is to say. Put it in an `li`; to be tapped, in a button. */
export const Row = ({ picture, tone = 'leaf', title, text, end }: RowProps) => (
  <span className="row">
    {picture && (
      <span className="row-picture" data-tone={tone} aria-hidden="true">
        {picture}
      </span>
    )}
    <span className="row-words">
      <span className="row-title">{title}</span>
      {text && <span className="row-text">{text}</span>}
    </span>
    {end}
  </span>
)

/** Rows in their `li`s, parted by lines. */
export const Rows = (list: ComponentProps<'ul'>) => <ul {...list} className="rows" />
