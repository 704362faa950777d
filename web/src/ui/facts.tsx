import { Fragment } from 'react'
import { AFTER_FACT } from './between-facts.ts'
import './facts.css'

/** What is known, side by side: a line breaks between two facts before it breaks within one. */
export const Facts = ({ list }: { list: readonly (string | false)[] }) =>
  list
    .filter((fact) => fact !== false)
    .map((fact, place, { length }) => (
      <Fragment key={fact}>
        {place > 0 && ' '}
        <span className="fact">
          {fact}
          {place < length - 1 && AFTER_FACT}
        </span>
      </Fragment>
    ))
