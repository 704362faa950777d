import { skillCalls } from '@sprout/domain/skills/contract'
import type { Skill } from '@sprout/domain/skills/model'
import { useId } from 'react'
import { useChange } from '../api/change.ts'
import { useFormRefused } from '../api/form-refused.ts'
import { useSheetDraft } from '../api/sheet-draft.ts'
import { useDialogWords } from '../i18n/dialog-words.ts'
import { useTranslate } from '../i18n/language.tsx'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { toast } from '../ui/toast.ts'
import { SkillFields } from './skill-fields.tsx'
import { emptySkill, useSkillForm } from './skill-form.ts'

const fields = ['title', 'description', 'points', 'targetValue', 'targetUnit', 'dueDate'] as const

type AddSkillDialogProps = { open: boolean; childId: string; onClose: () => void }

export function AddSkillDialog({ open, childId, onClose }: AddSkillDialogProps) {
  const t = useTranslate()
  const id = useId()
  const words = useDialogWords()
  const add = useChange(skillCalls.add)
  const blank = emptySkill(childId)
  const form = useSkillForm(blank)
  const changed = useSheetDraft(form, { open, blank, where: `skill ${childId}`, isSent: add.isPending })
  const onError = useFormRefused(form, fields, t('skills.addFailed'))
  const onSuccess = ({ title }: Skill) => {
    toast.add({ title: t('skills.added'), description: title, tone: 'good' })
    onClose()
  }
  const submit = form.handleSubmit((typed) => add.mutate({ body: { ...typed, childId } }, { onSuccess, onError }))
  const send = (
    <Button type="submit" form={id} wide data-tone="amber" busy={add.isPending}>
      {t('skills.add')}
    </Button>
  )
  return (
    <Dialog {...{ open, words, changed, onClose }} title={t('skills.addTitle')} footer={send}>
      <form id={id} className="skill-form" onSubmit={submit} noValidate>
        <SkillFields form={form} />
      </form>
    </Dialog>
  )
}
