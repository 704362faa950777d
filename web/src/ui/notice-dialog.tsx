import { Dialog as Base } from '@base-ui/react/dialog'
import type { ReactNode } from 'react'
import { useBackGesture } from './back-gesture.ts'
import { Button } from './button.tsx'
import './dialog.css'
import { keepFocus } from './focus-title.ts'
import './notice-dialog.css'

type NoticeDialogProps = {
  open: boolean
  picture: ReactNode
  title: string
  text: string
  close: string
  onClose: () => void
}

/** A card in the middle with something to be glad of, and one way on. Load it lazily. */
export function NoticeDialog({ open, picture, title, text, close, onClose }: NoticeDialogProps) {
  const leave = () => {
    onClose()
    return true
  }
  useBackGesture(open, leave)
  return (
    <Base.Root
      open={open}
      onOpenChange={(next) => !next && onClose()}
      onOpenChangeComplete={(next) => !next && keepFocus()}
    >
      <Base.Portal>
        <Base.Backdrop className="dialog-veil" />
        <Base.Viewport className="dialog-place dialog-place-question">
          <Base.Popup className="dialog dialog-question notice-dialog">
            {picture}
            <Base.Title className="dialog-title">{title}</Base.Title>
            <Base.Description className="dialog-description">{text}</Base.Description>
            <Base.Close render={<Button wide className="notice-dialog-close" />}>{close}</Base.Close>
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  )
}
