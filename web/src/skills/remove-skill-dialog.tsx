import { skillCalls } from '@sprout/domain/skills/contract'
import type { Skill } from '@sprout/domain/skills/model'
import { useRemoval } from '../api/removal.ts'
import { useTranslate } from '../i18n/language.tsx'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'

type RemoveSkillDialogProps = { open: boolean; skill: Skill; onClose: () => void }

export function RemoveSkillDialog({ open, skill: { id, title }, onClose }: RemoveSkillDialogProps) {
  const t = useTranslate()
  const told = { removed: t('skills.removed'), what: title, failed: () => t('skills.removeFailed') }
  const removal = useRemoval(skillCalls.remove, { params: { skillId: id } }, told, onClose)
  return (
    <ConfirmDialog
      open={open}
      title={t('skills.removeTitle', { title })}
      description={t('skills.removeWarning')}
      confirm={t('skills.removeConfirm')}
      {...removal}
    />
  )
}
