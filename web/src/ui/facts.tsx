import { Fragment } from 'react'
import { BETWEEN_FACTS } from './between-facts.ts'
import './facts.css'

/** What is known, side by side: a line breaks between two facts before it breaks within one. */
export const Facts = ({ list }: { list: readonly (string | false)[] }) =>
  list
    .filter((fact) => fact !== false)
    .map((fact, place) => (
      <Fragment key={fact}>
        {place > 0 && BETWEEN_FACTS}
        <span className="fact">{fact}</span>
      </Fragment>
    ))
