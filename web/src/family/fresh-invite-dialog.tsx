import type { FreshInvite } from '@sprout/domain/family/invitation'
import { Copy, Share2 } from 'lucide-react'
import { useDialogWords } from '../i18n/dialog-words.ts'
import { useTranslate } from '../i18n/language.tsx'
import { useFormats } from '../i18n/use-formats.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { TextField } from '../ui/field.tsx'
import { QrCode } from '../ui/qr-code.tsx'
import { toast } from '../ui/toast.ts'
import './fresh-invite-dialog.css'

type FreshInviteDialogProps = { open: boolean; invite: FreshInvite; onClose: () => void }

/** The one moment in which the link is known: to be scanned from this phone, sent or copied. */
export function FreshInviteDialog({ open, invite: { url, expiresAt }, onClose }: FreshInviteDialogProps) {
  const t = useTranslate()
  const { date } = useFormats()
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('family.invites.freshTitle')}
      description={t('family.invites.freshIntro', { date: date(expiresAt) })}
      words={useDialogWords()}
    >
      <div className="fresh-invite">
        <QrCode text={url} label={t('family.invites.qr')} />
        <TextField
          label={t('family.invites.link')}
          hint={t('family.invites.once')}
          value={url}
          readOnly
          onFocus={({ target }) => selectAll(target)}
        />
        <SendButtons url={url} />
      </div>
    </Dialog>
  )
}

/** A browser then shows the end of what is marked; an address is known by its beginning. */
function selectAll(field: HTMLInputElement) {
  field.select()
  requestAnimationFrame(() => Object.assign(field, { scrollLeft: 0 }))
}

/** Browsers copy and share only over https; without it the link can still be marked and scanned. */
function SendButtons({ url }: { url: string }) {
  const t = useTranslate()
  const copy = () =>
    navigator.clipboard.writeText(url).then(
      () => toast.add({ title: t('family.invites.copied'), tone: 'good' }),
      // The browser was told not to, or the page is not in front.
      () => toast.add({ title: t('family.invites.notCopied'), tone: 'bad' }),
    )
  // Whoever closes the sheet of the phone has changed their mind, which is no failure.
  const share = () =>
    navigator.share({ title: t('brand.name'), text: t('family.invites.shareText'), url }).catch(() => {})
  const canShare = 'share' in navigator
  return (
    <>
      {canShare && (
        <Button wide onClick={() => void share()}>
          <Share2 aria-hidden="true" />
          {t('family.invites.share')}
        </Button>
      )}
      {'clipboard' in navigator && (
        <Button wide tone={canShare ? 'soft' : 'primary'} onClick={() => void copy()}>
          <Copy aria-hidden="true" />
          {t('family.invites.copy')}
        </Button>
      )}
    </>
  )
}
