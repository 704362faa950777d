import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import './disclosure.css'

/** What few need, out of the way until it is asked for. */
export const Disclosure = ({ title, children }: { title: string; children: ReactNode }) => (
  <details className="disclosure">
    <summary className="disclosure-title">
      {title}
      <ChevronDown aria-hidden="true" />
    </summary>
    <div className="disclosure-content">{children}</div>
  </details>
)
