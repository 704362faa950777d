import { childCalls } from '@sprout/domain/children/contract'
import { AGE, type Child, type NewChild } from '@sprout/domain/children/model'
import { useQuery } from '@tanstack/react-query'
import { useChange } from '../api/change.ts'
import { CallFailed } from '../api/failure.ts'
import { useSheetDraft } from '../api/sheet-draft.ts'
import { useTranslate } from '../i18n/language.tsx'
import { toast } from '../ui/toast.ts'
import { useChildForm, useChildRefused } from './child-form.ts'
import { ChildFormDialog } from './child-form-dialog.tsx'
import { childList } from './current-child.ts'

// Another age is not sent, and what is stored stays.
const fitting = ({ age, ...typed }: NewChild): NewChild => ({
  ...typed,
  age: age === null || (age && age >= AGE.edit.min && age <= AGE.edit.max) ? age : undefined,
})

type EditChildDialogProps = { open: boolean; child: Child; today: string; onClose: () => void }

export function EditChildDialog({ open, child, today, onClose }: EditChildDialogProps) {
  const t = useTranslate()
  // Another phone may have changed it meanwhile.
  const { name } = useQuery(childList).data?.find(({ id }) => id === child.id) ?? child
  const change = useChange(childCalls.change)
  const blank = typedOf(child)
  const form = useChildForm(blank, fitting)
  const changed = useSheetDraft(form, { open, blank, where: `child ${child.id}`, isSent: change.isPending })
  const tellRefused = useChildRefused(form, t('childDialogs.updateFailed'))
  const onError = (failure: Error) => {
    tellRefused(failure)
    // Deleted meanwhile: there is nobody to save it for.
    if (failure instanceof CallFailed && failure.refusal === 'not_found') onClose()
  }
  const onSuccess = ({ name }: Child) => {
    toast.add({ title: t('childDialogs.updated', { name }), tone: 'good' })
    onClose()
  }
  return (
    <ChildFormDialog
      {...{ open, form, changed, today, onClose }}
      age={AGE.edit}
      title={t('childDialogs.editTitle')}
      action={t('forms.save')}
      busy={change.isPending}
      onSubmit={(typed) => {
        const body = typed.name === child.name ? { ...typed, name } : typed
        change.mutate({ params: { id: child.id }, body }, { onSuccess, onError })
      }}
    />
  )
}

const typedOf = ({ name, age, gender, birthday, avatarUrl }: Child): NewChild => ({
  name,
  age,
  gender,
  birthday,
  avatarUrl,
})
