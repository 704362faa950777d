import { behaviorCalls } from '@sprout/domain/behaviors/contract'
import { type BehaviorType, type NewBehavior, QUICK_CAP, type QuickBehavior } from '@sprout/domain/behaviors/model'
import { isQuickListFull } from '@sprout/domain/behaviors/rules'
import type { Child } from '@sprout/domain/children/model'
import type { Activity } from '@sprout/domain/timeline/model'
import { useFormRefused } from '../api/form-refused.ts'
import { useSheetDraft } from '../api/sheet-draft.ts'
import { useDialogWords } from '../i18n/dialog-words.ts'
import { useTranslate } from '../i18n/language.tsx'
import { useRecord } from '../outbox/record.ts'
import { useTell } from '../points/tell.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Opening } from '../ui/opening.tsx'
import { sheetOf } from './behavior-drafts.ts'
import { BehaviorFields } from './behavior-fields.tsx'
import { nothingTyped, useBehaviorForm } from './behavior-form.ts'
import { behaviorLine } from './behavior-line.ts'
import { useJoinQuickList } from './join-quick-list.ts'

type BehaviorDialogProps = {
  child: Child
  quick: readonly QuickBehavior[] | undefined
  /** What it begins with; it can be turned into the other. */
  task: BehaviorType | null
  onClose: () => void
}

type OwnBehaviorProps = Omit<BehaviorDialogProps, 'task'> & { open: boolean; type: BehaviorType }

/** Something of one's own: good, or in need of a correction. */
export function BehaviorDialog({ task, onClose, ...whose }: BehaviorDialogProps) {
  return (
    <Opening of={task} onClose={onClose}>
      {(type, sheet) => <OwnBehavior {...whose} {...sheet} type={type} />}
    </Opening>
  )
}

function OwnBehavior({ child, quick, open, type: begunAs, onClose }: OwnBehaviorProps) {
  const t = useTranslate()
  const words = useDialogWords()
  const tell = useTell()
  const form = useBehaviorForm(nothingTyped(child.id, begunAs))
  const record = useRecord(behaviorCalls.record, { line: behaviorLine, writtenIn: 'behavior' })
  const join = useJoinQuickList(child.id, quick)
  const onError = useFormRefused(form, ['title', 'description', 'points'], t('behaviors.failed'))
  const type = form.watch('type')
  const { title, description, points } = form.formState.dirtyFields
  const blank = nothingTyped(child.id, type)
  const where = sheetOf(blank)
  const changed = useSheetDraft(form, {
    ...{ open, blank, where, isSent: record.isPending },
    changed: Boolean(title || description || points),
  })
  const onSuccess = (activity: Activity) => {
    tell(activity)
    if (type === 'reward') join(activity)
    onClose()
  }
  const submit = form.handleSubmit((body: NewBehavior) =>
    record.mutate({ body }, { onSuccess, onError, onWaiting: onClose }),
  )
  return (
    <Dialog open={open} onClose={onClose} title={t(`behaviors.form.${type}.title`)} changed={changed} words={words}>
      <form className="behavior-form" onSubmit={submit} noValidate>
        <BehaviorFields {...{ form, type }} name={child.name} quick={quick ?? []} />
        {type === 'reward' && quick && isQuickListFull(quick) && (
          <p className="behavior-form-note">{t('behaviors.listFull', { count: QUICK_CAP })}</p>
        )}
        <Button type="submit" wide data-tone={type === 'reward' ? undefined : 'clay'} busy={record.isPending}>
          {t(`behaviors.form.${type}.submit`)}
        </Button>
      </form>
    </Dialog>
  )
}
