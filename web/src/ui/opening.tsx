import { Fragment, type ReactNode, useLayoutEffect, useRef, useState } from 'react'

type Sheet = { readonly open: boolean; readonly onClose: () => void }

type OpeningProps<T> = {
  /** What it is open for; nothing while it is closed. */
  of: T | false | null | undefined
  onClose: () => void
  children: (about: T, sheet: Sheet) => ReactNode
}

/**
 * A dialog that is opened for one thing after the other, each time anew: what was typed, and what is still on its way,
 * stays with the opening it belongs to, and what comes late closes no other. While it closes it shows what it was about.
 */
export function Opening<T>({ of, onClose, children }: OpeningProps<T>) {
  const now = of || null
  const [opened, setOpened] = useState({ now, about: now, nth: 1 })
  if (now !== opened.now) setOpened({ now, about: now ?? opened.about, nth: opened.nth + (now ? 1 : 0) })
  const { about, nth } = opened
  const shown = useRef(0)
  useLayoutEffect(() => {
    shown.current = now ? nth : 0
  })
  if (!about) return null
  const close = () => {
    if (shown.current === nth) onClose()
  }
  return <Fragment key={nth}>{children(about, { open: now !== null, onClose: close })}</Fragment>
}
