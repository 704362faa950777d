import { ChevronDown } from 'lucide-react'
import { type ReactElement, useState } from 'react'
import './disclosure.css'
import './folded-list.css'

/** Each has a key. */
type Items = readonly ReactElement[]

type FoldedListProps = {
  className: string
  shown: Items
  folded: Items
  /** Stand after them. */
  after?: Items
  title: string
  /** What to know of those that are folded, once they are seen. */
  hint: string
}

/** A list of which some wait under a line; where there would be nothing else they are shown. One list: what moves in it stays what it is. */
export function FoldedList({ className, shown, folded, after = [], title, hint }: FoldedListProps) {
  const isAlone = shown.length === 0
  const [isOpen, setIsOpen] = useState(isAlone)
  const line = (
    <li key="line">
      <button
        type="button"
        className="disclosure-title folded-list-line"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        {title}
        <ChevronDown aria-hidden="true" />
      </button>
      {isOpen && <p className="folded-list-hint">{hint}</p>}
    </li>
  )
  const hasLine = folded.length > 0 && !isAlone
  return <ul className={className}>{[...shown, hasLine && line, ...(isOpen || isAlone ? folded : []), ...after]}</ul>
}
