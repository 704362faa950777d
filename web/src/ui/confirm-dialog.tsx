import { AlertDialog as Base } from '@base-ui/react/alert-dialog'
import { useBackGesture } from './back-gesture.ts'
import { Button } from './button.tsx'
import './dialog.css'
import { Facts } from './facts.tsx'
import { keepFocus } from './focus-title.ts'
import { useGoOn } from './go-on.ts'

type ConfirmDialogProps = {
  open: boolean
  title: string
  /** Which one it is about, where several are called the same. */
  about?: readonly string[] | undefined
  description?: string | undefined
  confirm: string
  cancel: string
  tone?: 'primary' | 'danger'
  busy?: boolean | undefined
  error?: string | undefined
  onConfirm: () => void
  onClose: () => void
}

/** A question that must be answered. While busy it cannot be closed. Load it lazily. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    open,
    title,
    about,
    description,
    confirm,
    cancel,
    tone = 'primary',
    busy = false,
    error,
    onConfirm,
    onClose,
  } = props
  const leave = () => {
    if (!busy) onClose()
    return !busy
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
        <Base.Backdrop className="dialog-veil" forceRender />
        <Base.Viewport className="dialog-place dialog-place-question">
          <Base.Popup className="dialog dialog-question">
            <Base.Title className="dialog-title">{title}</Base.Title>
            {(about || description) && (
              <Base.Description className="dialog-description">
                {about && (
                  <span className="dialog-about">
                    <Facts list={about} />
                  </span>
                )}{' '}
                {description}
              </Base.Description>
            )}
            {error && (
              <p className="dialog-error" role="alert">
                {error}
              </p>
            )}
            <div className="dialog-answers">
              <Button tone="quiet" onClick={leave}>
                {cancel}
              </Button>
              <Button tone={tone} busy={busy} onClick={onConfirm}>
                {confirm}
              </Button>
            </div>
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  )
}
