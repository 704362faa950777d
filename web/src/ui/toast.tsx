import { CircleAlert, X } from 'lucide-react'
import { type MouseEvent as ReactMouseEvent, useEffect, useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { classNames } from './class-names.ts'
import { keepFocus } from './focus-title.ts'
import { IconButton } from './icon-button.tsx'
import './toast.css'
import { watched } from './watched.ts'

type Toast = {
  title: string
  description?: string | undefined
  tone: 'good' | 'note' | 'bad'
  action?: { label: string; run: () => void } | undefined
  /** Until it is answered, or another that stays takes its place: it comes back from behind what passes. */
  stays?: true
}

const STAYS_FOR = 3000
// Long enough to see the mistake and reach for the button.
const STAYS_WITH_ACTION = 6000
const SECOND_TAP = 400
// By keyboard it is many stops away.
const STAYS_FOR_KEYS = 20_000

/** The same said twice is told twice: also to whoever hears it. Patient with whoever comes to it by keyboard. */
type Shown = Toast & { nth: number; patient: boolean }

let told = 0
const shown = watched<Shown | null>(null)
/** The last that stays: shown, or behind one that passes. */
let standing: Shown | null = null
let focusedBefore: Element | null = null

function takeAway(gone: Shown | null) {
  if (standing === gone) standing = null
  if (shown.current() === gone) shown.set(standing)
}

/** What just happened, in one line. One at a time: a new one takes the place of the old. */
export const toast = {
  /** What comes back takes it away again, if it is still there. */
  add: (next: Toast) => {
    const here = document.activeElement
    const added = { ...next, nth: ++told, patient: isByKeyboard(here) }
    const isHere = here?.closest('.toasts')
    if (!isHere) focusedBefore = here
    if (added.stays) standing = added
    shown.set(added)
    // Its action may have gone with the one before.
    if (isHere) keepFocus()
    return () => takeAway(added)
  },
  /** Of what is said now. */
  tone: () => shown.current()?.tone,
  dismiss: () => takeAway(shown.current()),
  /** Of what is left behind nothing more is said; what stays, stays. */
  passOn: () => {
    if (!shown.current()?.stays) toast.dismiss()
  },
}

/** A field has its ring on a phone too. */
const isByKeyboard = (focused: Element | null) =>
  focused?.matches(':focus-visible') === true &&
  !(focused.matches('input, textarea') && matchMedia('(pointer: coarse)').matches)

const timeFor = ({ action, patient }: Shown) => (action ? (patient ? STAYS_FOR_KEYS : STAYS_WITH_ACTION) : STAYS_FOR)

type Tap = Pick<ReactMouseEvent, 'currentTarget'>

/** Whoever came to it by keyboard goes on from what they did when it appeared; whoever taps stays where they look. */
function leave({ currentTarget }: Tap) {
  const byKeyboard = document.activeElement?.matches(':focus-visible')
  shield(currentTarget.getBoundingClientRect())
  if (byKeyboard && focusedBefore instanceof HTMLElement) focusedBefore.focus()
  toast.dismiss()
  keepFocus()
}

/** A second tap is meant for what stood there, and not for what lies under it. */
function shield({ left, right, top, bottom }: DOMRect) {
  const swallow = (event: MouseEvent) => {
    const { clientX: x, clientY: y } = event
    if (x <= left || x >= right || y <= top || y >= bottom) return
    event.stopPropagation()
    event.preventDefault()
  }
  addEventListener('click', swallow, true)
  setTimeout(() => removeEventListener('click', swallow, true), SECOND_TAP)
}

/** What is printed knows of none, and has no place for them. */
const notYet = () => undefined

/** The place where toasts appear; once in the app. In the body, so that they stand above dialogs. */
export function Toasts({ closeLabel }: { closeLabel: string }) {
  const current = useSyncExternalStore(shown.watch, shown.current, notYet)
  const [held, setHeld] = useState<Shown | null | undefined>(null)
  useEffect(() => {
    if (!current || current.stays || held === current) return
    const timer = setTimeout(toast.dismiss, timeFor(current))
    return () => clearTimeout(timer)
  }, [current, held])
  const card = current && <ToastCard toast={current} closeLabel={closeLabel} />
  const urgent = current?.tone === 'bad'
  const hold = () => setHeld(current)
  const letGo = () => setHeld(null)
  if (current === undefined) return null
  const pauses = { onPointerEnter: hold, onPointerLeave: letGo, onFocus: hold, onBlur: letGo }
  return createPortal(
    <div className="toasts">
      <div role="status" aria-live="polite" {...pauses}>
        {!urgent && card}
      </div>
      <div role="alert" aria-live="assertive" {...pauses}>
        {urgent && card}
      </div>
    </div>,
    document.body,
  )
}

function ToastCard({ toast: told, closeLabel }: { toast: Shown; closeLabel: string }) {
  const { title, description, tone, action, stays, nth } = told
  const act = (tap: Tap) => {
    leave(tap)
    action?.run()
  }
  return (
    <div className={classNames('toast', stays && 'toast-stays')}>
      {/* Its words are new each time, so that they are heard; the buttons stay, and with them the focus. */}
      <div key={nth} className="toast-words">
        <p className="toast-title">
          {tone === 'bad' && <CircleAlert className="toast-sign" aria-hidden="true" />}
          {title}
        </p>
        {description && <p className="toast-description">{description}</p>}
      </div>
      <div className="toast-ends">
        {action && (
          <button type="button" className="toast-action" onClick={act}>
            {action.label}
          </button>
        )}
        <IconButton className="toast-close" label={closeLabel} icon={<X />} onClick={leave} />
      </div>
    </div>
  )
}
