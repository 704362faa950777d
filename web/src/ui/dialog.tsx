import { Dialog as Base } from '@base-ui/react/dialog'
import { X } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import { useBackGesture } from './back-gesture.ts'
import { ConfirmDialog } from './confirm-dialog.tsx'
import './dialog.css'
import { keepFocus } from './focus-title.ts'
import { useGoOn } from './go-on.ts'
import { IconButton } from './icon-button.tsx'
import { isTouched } from './is-touched.ts'

export type DialogWords = { close: string; discardTitle: string; discard: string; keep: string }

type DialogProps = {
  open: boolean
  onClose: () => void
  title: string
  description?: string | undefined
  /** Something was typed that closing would lose: closing then asks first. */
  changed?: boolean | undefined
  /** Something is on its way that closing would leave alone: until it is there it cannot be closed. */
  busy?: boolean
  words: DialogWords
  footer?: ReactNode
  children: ReactNode
}

/** A sheet from below on a phone, a centred card elsewhere. Load it lazily. */
export function Dialog(props: DialogProps) {
  const { open, onClose, title, description, changed = false, busy = false, words, footer, children } = props
  const [asking, setAsking] = useState(false)
  const popup = useRef<HTMLDivElement>(null)
  const leave = () => {
    if (busy) return false
    if (changed) setAsking(true)
    else onClose()
    return !changed
  }
  const discard = () => {
    setAsking(false)
    onClose()
  }
  useBackGesture(open, leave)
  const goOn = useGoOn(open)
  return (
    <Base.Root
      open={open}
      onOpenChange={(next) => !next && leave()}
      onOpenChangeComplete={(next) => !next && keepFocus(goOn)}
    >
      <Base.Portal>
        <Base.Backdrop className="dialog-veil" />
        <Base.Viewport className="dialog-place">
          <Base.Popup className="dialog" ref={popup} initialFocus={() => firstFocus(popup.current)}>
            <div className="dialog-head">
              <Base.Title className="dialog-title">{title}</Base.Title>
              <Base.Close render={<IconButton label={words.close} icon={<X />} />} />
            </div>
            {description && <Base.Description className="dialog-description">{description}</Base.Description>}
            <div className="dialog-body">{children}</div>
            {footer && <div className="dialog-foot">{footer}</div>}
          </Base.Popup>
        </Base.Viewport>
        <ConfirmDialog
          open={asking}
          title={words.discardTitle}
          confirm={words.discard}
          cancel={words.keep}
          tone="danger"
          onConfirm={discard}
          onClose={() => setAsking(false)}
        />
      </Base.Portal>
    </Base.Root>
  )
}

// A keyboard that jumps up at once would hide the sheet: on touch the sheet itself is read first.
// What is chosen already is not to be chosen anew by a key that was meant for what is written.
const firstFocus = (popup: HTMLElement | null) =>
  (!isTouched() && popup?.querySelector<HTMLElement>(`.dialog-body :is(${TYPED})`)) || popup
const TYPED = 'input:not([type=radio], [type=checkbox]), select, textarea'
