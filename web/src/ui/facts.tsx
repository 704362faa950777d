import { Children, type ReactNode } from 'react'
import './facts.css'

/** What is known, side by side: a line breaks between two facts before it breaks within one, and ends with no dot. */
export const Facts = ({ list }: { list: readonly ReactNode[] }) => (
  <span className="facts">
    {Children.map(Children.toArray(list), (fact, place) => (
      <>
        {place > 0 && ' '}
        <span className="fact">
          {place > 0 && <span className="visually-hidden">· </span>}
          {fact}
        </span>
      </>
    ))}
  </span>
)
