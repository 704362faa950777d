import { CircleAlert, X } from 'lucide-react'
import { type MouseEvent as ReactMouseEvent, useEffect, useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { classNames } from './class-names.ts'
import { keepFocus } from './focus-title.ts'
import { IconButton } from './icon-button.tsx'
import { type Shown, shown, toast } from './toast.ts'
import './toast.css'
import { whenSeen } from './when-seen.ts'

const STAYS_FOR = 3000
// Long enough to see the mistake and reach for the button.
const STAYS_WITH_ACTION = 6000
const SECOND_TAP = 400
// By keyboard it is many stops away.
const STAYS_FOR_KEYS = 20_000

const timeFor = ({ action, patient }: Shown) => (action ? (patient ? STAYS_FOR_KEYS : STAYS_WITH_ACTION) : STAYS_FOR)

type Tap = Pick<ReactMouseEvent, 'currentTarget'>

/** Whoever came to it by keyboard goes on from what they did when it appeared; whoever taps stays where they look. */
function leave({ currentTarget }: Tap, before: Element | null) {
  const byKeyboard = document.activeElement?.matches(':focus-visible')
  shield(currentTarget.getBoundingClientRect())
  if (byKeyboard && before instanceof HTMLElement) before.focus()
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

/** The place where toasts appear; once in the app, right after its first screen. In the body, so that they stand above dialogs. */
export function Toasts({ closeLabel }: { closeLabel: string }) {
  const current = useSyncExternalStore(shown.watch, shown.current)
  const [held, setHeld] = useState<Shown | null>(null)
  useEffect(() => {
    if (!current || current.stays || held === current) return
    let timer: ReturnType<typeof setTimeout>
    // What another phone has done is told while nobody looks here.
    const stop = whenSeen(() => {
      timer = setTimeout(toast.dismiss, timeFor(current))
    })
    return () => {
      stop()
      clearTimeout(timer)
    }
  }, [current, held])
  const card = current && <ToastCard toast={current} closeLabel={closeLabel} />
  const urgent = current?.tone === 'bad'
  const hold = () => setHeld(current)
  const letGo = () => setHeld(null)
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
  const { title, description, tone, action, stays, nth, before } = told
  const close = (tap: Tap) => leave(tap, before)
  const act = (tap: Tap) => {
    close(tap)
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
        <IconButton className="toast-close" label={closeLabel} icon={<X />} onClick={close} />
      </div>
    </div>
  )
}
