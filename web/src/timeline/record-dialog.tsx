import type { Activity } from '@sprout/domain/timeline/model'
import { useDialogWords } from '../i18n/dialog-words.ts'
import { useTranslate } from '../i18n/language.tsx'
import { useWhenRecorded } from '../points/when-recorded.ts'
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
  const when = useWhenRecorded()(line.createdAt)
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
