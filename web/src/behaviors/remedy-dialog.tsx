import { behaviorCalls } from '@sprout/domain/behaviors/contract'
import { REMEDIES } from '@sprout/domain/behaviors/model'
import type { Activity } from '@sprout/domain/timeline/model'
import type { UseQueryResult } from '@tanstack/react-query'
import { useFailureToast } from '../api/failure-toast.ts'
import { LoadFailed } from '../api/load-failed.tsx'
import { useDialogWords } from '../i18n/dialog-words.ts'
import { useTranslate } from '../i18n/language.tsx'
import { useRecord } from '../outbox/record.ts'
import { useTell } from '../points/tell.ts'
import { Dialog } from '../ui/dialog.tsx'
import { Opening } from '../ui/opening.tsx'
import { SkeletonCards } from '../ui/skeleton-cards.tsx'
import { behaviorLine } from './behavior-line.ts'
import { CorrectionChoice } from './correction-choice.tsx'
import { useOpenCorrections } from './open-corrections.ts'
import type { Remedy } from './remedy-button.tsx'

type RemedyDialogProps = {
  childId: string
  task: Remedy | null
  lines: UseQueryResult<Activity[]>
  onClose: () => void
}

/** What is being made good? A tap on one of the recent corrections records the remedy. */
export function RemedyDialog({ childId, task, lines, onClose }: RemedyDialogProps) {
  // One for all openings: what is on its way when the sheet is closed is not done again in the next one.
  const { record, isPending } = useRemedy(childId)
  return (
    <Opening of={task} onClose={onClose}>
      {(remedy, sheet) => (
        <MakingGood
          {...{ lines, ...sheet }}
          busy={isPending}
          onChoose={(repairs) => record(remedy, repairs, sheet.onClose)}
        />
      )}
    </Opening>
  )
}

type MakingGoodProps = Pick<RemedyDialogProps, 'lines' | 'onClose'> & {
  open: boolean
  busy: boolean
  onChoose: (repairs: Activity | null) => void
}

function MakingGood({ lines, open, busy, onChoose, onClose }: MakingGoodProps) {
  const t = useTranslate()
  const words = useDialogWords()
  const corrections = useOpenCorrections(lines.data)
  return (
    <Dialog open={open} onClose={onClose} title={t('behaviors.makeGoodWhat')} words={words}>
      {lines.isPending && <SkeletonCards label={t('ui.loading')} height="var(--row)" />}
      {lines.isError && !lines.data && (
        <LoadFailed failure={lines.error} busy={lines.isFetching} onRetry={lines.refetch} />
      )}
      {corrections && <CorrectionChoice {...{ corrections, busy, onChoose }} />}
    </Dialog>
  )
}

function useRemedy(childId: string) {
  const t = useTranslate()
  const tell = useTell()
  const tellFailure = useFailureToast()
  const { isPending, mutate } = useRecord(behaviorCalls.record, { line: behaviorLine, writtenIn: null })
  const record = (remedy: Remedy, repairs: Activity | null, onDone: () => void) => {
    const title = t(`behaviors.remedy.${remedy}`)
    const deed = { title, points: REMEDIES[remedy], category: 'remedy', repairs: repairs?.id ?? null } as const
    const onSuccess = (activity: Activity) => {
      tell(activity, repairs ? t('behaviors.madeGood', { title: repairs.title }) : undefined)
      onDone()
    }
    const onError = (failure: Error) => tellFailure(t('behaviors.failed'), failure)
    if (!isPending) mutate({ body: { childId, type: 'reward', ...deed } }, { onSuccess, onError, onWaiting: onDone })
  }
  return { record, isPending }
}
