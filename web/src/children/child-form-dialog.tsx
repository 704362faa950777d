import type { NewChild } from '@sprout/domain/children/model'
import { useDialogWords } from '../i18n/dialog-words.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { type AgeInput, ChildFields } from './child-fields.tsx'
import { type ChildForm, said } from './child-form.ts'

type ChildFormDialogProps = {
  open: boolean
  title: string
  action: string
  form: ChildForm
  /** Something was typed. */
  changed: boolean
  age: AgeInput
  today: string
  busy: boolean
  onSubmit: (child: NewChild) => void
  onClose: () => void
}

/** What adding and editing a child look like. */
export function ChildFormDialog(props: ChildFormDialogProps) {
  const { open, title, action, form, changed, age, today, busy, onSubmit, onClose } = props
  const words = useDialogWords()
  const submit = form.handleSubmit((typed) => onSubmit(said(typed, form.formState.defaultValues)))
  return (
    <Dialog {...{ open, title, changed, words, onClose }}>
      <form className="child-form" onSubmit={submit} noValidate>
        <ChildFields form={form} age={age} today={today} />
        <Button type="submit" wide busy={busy}>
          {action}
        </Button>
      </form>
    </Dialog>
  )
}
