import { habitCalls } from '@sprout/domain/habits/contract'
import type { Habit } from '@sprout/domain/habits/model'
import { useId } from 'react'
import { useChange } from '../api/change.ts'
import { useFormRefused } from '../api/form-refused.ts'
import { useSheetDraft } from '../api/sheet-draft.ts'
import { useDialogWords } from '../i18n/dialog-words.ts'
import { useTranslate } from '../i18n/language.tsx'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { toast } from '../ui/toast.ts'
import { HabitFields } from './habit-fields.tsx'
import { emptyHabit, useHabitForm } from './habit-form.ts'

const fields = ['title', 'description', 'difficulty', 'points', 'targetDays'] as const

type AddHabitDialogProps = { open: boolean; childId: string; title?: string | undefined; onClose: () => void }

export function AddHabitDialog({ open, childId, title: proposed, onClose }: AddHabitDialogProps) {
  const t = useTranslate()
  const id = useId()
  const words = useDialogWords()
  const add = useChange(habitCalls.add)
  const blank = emptyHabit(childId)
  const form = useHabitForm({ ...blank, title: proposed ?? '' })
  const changed = useSheetDraft(form, {
    ...{ open, blank, where: `habit ${childId}`, isSent: add.isPending },
    isProposed: proposed !== undefined,
  })
  const onError = useFormRefused(form, fields, t('habits.addFailed'))
  const onSuccess = ({ title }: Habit) => {
    toast.add({ title: t('habits.added'), description: title, tone: 'good' })
    onClose()
  }
  const submit = form.handleSubmit((typed) => add.mutate({ body: { ...typed, childId } }, { onSuccess, onError }))
  const send = (
    <Button type="submit" form={id} wide data-tone="sky" busy={add.isPending}>
      {t('habits.add')}
    </Button>
  )
  return (
    <Dialog {...{ open, words, changed, onClose }} title={t('habits.addTitle')} footer={send}>
      <form id={id} className="habit-form" onSubmit={submit} noValidate>
        <HabitFields form={form} />
      </form>
    </Dialog>
  )
}
