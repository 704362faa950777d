import { useEffect } from 'react'
import { useTranslate } from '../i18n/language.tsx'
import { wantsCalm } from '../ui/calm.ts'
import { NoticeDialog } from '../ui/notice-dialog.tsx'
import { Pip } from '../ui/pip.tsx'
import { type Deed, endCelebration } from './celebrate.ts'
import { Leaves } from './leaves.tsx'

const SHORT_BUZZ = 60

/** Load it lazily. */
export function Celebration({ deed, open }: { deed: Deed; open: boolean }) {
  const t = useTranslate()
  useEffect(() => {
    // Missing on iPhones.
    if (open) navigator.vibrate?.(SHORT_BUZZ)
  }, [open])
  return (
    <>
      <NoticeDialog
        open={open}
        picture={<Pip size={120} mood="happy" />}
        title={deed.title}
        text={deed.text}
        close={t('celebration.close')}
        onClose={endCelebration}
      />
      {open && !wantsCalm() && <Leaves />}
    </>
  )
}
