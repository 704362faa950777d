import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react'
import './tabs.css'

type TabsProps<V extends string> = {
  /** What one chooses between. */
  label: string
  value: V
  tabs: readonly { value: V; label: string }[]
  onChange: (value: V) => void
  /** What the chosen one shows. */
  children: ReactNode
}

/** One of a few views of the same place. Arrows move between them, Tab goes on into what is shown. */
export function Tabs<V extends string>({ label, value, tabs, onChange, children }: TabsProps<V>) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const onKeyDown = ({ key }: KeyboardEvent) => {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[key]
    const here = tabs.findIndex((tab) => tab.value === value)
    const next = by && tabs.at((here + by) % tabs.length)
    if (!next) return
    onChange(next.value)
    list.current?.querySelector<HTMLElement>(`[data-value="${next.value}"]`)?.focus()
  }
  return (
    <>
      <div ref={list} className="tabs" role="tablist" aria-label={label} onKeyDown={onKeyDown}>
        {tabs.map((tab) => (
          <button
            key={tab.value}
            type="button"
            role="tab"
            className="tabs-tab"
            id={`${id}-${tab.value}`}
            data-value={tab.value}
            aria-selected={tab.value === value}
            aria-controls={`${id}-panel`}
            tabIndex={tab.value === value ? 0 : -1}
            onClick={() => onChange(tab.value)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div className="tabs-panel" role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${value}`}>
        {children}
      </div>
    </>
  )
}
