import type { Badge } from '@sprout/domain/badges/model'
import { useDialogWords } from '../i18n/dialog-words.ts'
import { useTranslate } from '../i18n/language.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Rows } from '../ui/row.tsx'
import { BadgeRow } from './badge-row.tsx'
import { badgeWall } from './badge-wall.ts'

/** The whole wall. Load it lazily. */
export function BadgesDialog({
  open,
  earned,
  onClose,
}: {
  open: boolean
  earned: readonly Badge[]
  onClose: () => void
}) {
  const t = useTranslate()
  const words = useDialogWords()
  return (
    <Dialog {...{ open, onClose, words }} title={t('badges.all')}>
      <Rows>
        {badgeWall(earned).map((place) => (
          <li key={place.kind}>
            <BadgeRow place={place} />
          </li>
        ))}
      </Rows>
    </Dialog>
  )
}
