import { ChevronDown } from 'lucide-react'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import './disclosure.css'

type DisclosureProps = {
  title: string
  /** Something in it is to be seen: it opens, and whoever closes it is left alone. */
  wanted?: boolean
  children: ReactNode
}

/** What few need, out of the way until it is asked for. */
export function Disclosure({ title, wanted = false, children }: DisclosureProps) {
  const details = useRef<HTMLDetailsElement>(null)
  useLayoutEffect(() => {
    if (wanted && details.current) details.current.open = true
  }, [wanted])
  return (
    <details className="disclosure" ref={details}>
      <summary className="disclosure-title">
        {title}
        <ChevronDown aria-hidden="true" />
      </summary>
      <div className="disclosure-content">{children}</div>
    </details>
  )
}
