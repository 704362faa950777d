import { childCalls } from '@sprout/domain/children/contract'
import { AGE, type Child, type NewChild } from '@sprout/domain/children/model'
import { useChange } from '../api/change.ts'
import { useSheetDraft } from '../api/sheet-draft.ts'
import { useTranslate } from '../i18n/language.tsx'
import { toast } from '../ui/toast.ts'
import { useChildForm, useChildRefused } from './child-form.ts'
import { ChildFormDialog } from './child-form-dialog.tsx'
import { chooseChild } from './chosen-child.ts'

const nothingTyped: NewChild = { name: '', age: null, gender: null, birthday: null, avatarUrl: null }
const age = { min: AGE.min, max: AGE.max }

type AddChildDialogProps = { open: boolean; today: string; onClose: () => void }

export function AddChildDialog({ open, today, onClose }: AddChildDialogProps) {
  const t = useTranslate()
  const add = useChange(childCalls.add)
  const form = useChildForm(nothingTyped)
  const changed = useSheetDraft(form, { open, blank: nothingTyped, where: 'child', isSent: add.isPending })
  const onError = useChildRefused(form, t('childDialogs.addFailed'))
  const onSuccess = ({ id, name }: Child) => {
    chooseChild(id)
    toast.add({ title: t('childDialogs.added', { name }), tone: 'good' })
    onClose()
  }
  return (
    <ChildFormDialog
      {...{ open, form, changed, age, today, onClose }}
      title={t('childDialogs.addTitle')}
      action={t('children.add')}
      busy={add.isPending}
      onSubmit={(body) => add.mutate({ body }, { onSuccess, onError })}
    />
  )
}
