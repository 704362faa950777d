import { familyDay } from '@sprout/domain/calendar'
import type { Activity } from '@sprout/domain/timeline/model'
import { useFamily, useToday } from '../family/today.ts'
import { useDialogWords } from '../i18n/dialog-words.ts'
import { useTranslate } from '../i18n/language.tsx'
import { useFormats } from '../i18n/use-formats.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { pairsOf } from './pairs.ts'
import { RecordDetails } from './record-details.tsx'
import './record-dialog.css'
import { useUndoing } from './record-undoing.ts'
import { useRecordWords } from './record-words.ts'
import { UndoConsequences } from './undo-consequences.tsx'

type RecordDialogProps = {
  open: boolean
  line: Activity
  /** All that are shown: the other half of a pair is among them. */
  lines: readonly Activity[]
  onClose: () => void
}

/** All of a record, and the way to take it back. Load it lazily. */
export function RecordDialog({ open, line, lines, onClose }: RecordDialogProps) {
  const t = useTranslate()
  const words = useDialogWords()
  const title = useRecordWords().titleOf(line)
  const { asked, busy, act } = useUndoing({ line, title, open, onClose })
  const when = useWhen(line)
  const undo = !asked.error && (
    <Button tone="danger" wide busy={busy || !asked.data} onClick={act}>
      {t('points.undo')}
    </Button>
  )
  return (
    <Dialog open={open} onClose={onClose} title={when} words={words} footer={undo}>
      <div className="record">
        <RecordDetails line={line} pair={pairsOf(lines).get(line.id)} />
        <UndoConsequences line={line} lines={lines} asked={asked} />
      </div>
    </Dialog>
  )
}

/** "Today · 14:05", by the family's day and clock. */
function useWhen({ createdAt }: Activity) {
  const { dayHeading, time } = useFormats()
  const family = useFamily()
  const today = useToday()
  return `${dayHeading(familyDay(new Date(createdAt), family), today)} · ${time(createdAt, family.timeZone)}`
}
