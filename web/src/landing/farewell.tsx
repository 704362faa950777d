import { useSearchParams } from 'wouter'
import { useTranslate } from '../i18n/language.tsx'
import { NoticeDialog } from '../ui/notice-dialog.tsx'
import { Pip } from '../ui/pip.tsx'

/** For who has just erased their family. Load it lazily. */
export function Farewell() {
  const t = useTranslate()
  const [, setSearch] = useSearchParams()
  return (
    <NoticeDialog
      open
      picture={<Pip size={96} />}
      title={t('yourData.farewell.title')}
      text={t('yourData.farewell.text')}
      close={t('yourData.farewell.close')}
      onClose={() => setSearch({}, { replace: true })}
    />
  )
}
