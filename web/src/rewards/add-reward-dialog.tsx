import type { Child } from '@sprout/domain/children/model'
import { rewardCalls } from '@sprout/domain/rewards/contract'
import type { Reward } from '@sprout/domain/rewards/model'
import { useId } from 'react'
import { useChange } from '../api/change.ts'
import { useFormRefused } from '../api/form-refused.ts'
import { useSheetDraft } from '../api/sheet-draft.ts'
import { useDialogWords } from '../i18n/dialog-words.ts'
import { useTranslate } from '../i18n/language.tsx'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { toast } from '../ui/toast.ts'
import { RewardFields } from './reward-fields.tsx'
import { emptyReward, type RewardOffer, said, useRewardForm } from './reward-form.ts'

const fields = ['title', 'description', 'pointsCost', 'category', 'imageUrl'] as const

type AddRewardDialogProps = { open: boolean; child: Child; offer?: RewardOffer | undefined; onClose: () => void }

export function AddRewardDialog({ open, child: { id: childId, name }, offer, onClose }: AddRewardDialogProps) {
  const t = useTranslate()
  const id = useId()
  const words = useDialogWords()
  const add = useChange(rewardCalls.add)
  const form = useRewardForm(childId, offer)
  const changed = useSheetDraft(form, {
    ...{ open, blank: emptyReward(childId), where: `reward ${childId}`, isSent: add.isPending },
    isProposed: offer !== undefined,
  })
  const onError = useFormRefused(form, fields, t('rewards.addFailed'))
  const onSuccess = ({ title }: Reward) => {
    toast.add({ title: t('rewards.added'), description: title, tone: 'good' })
    onClose()
  }
  const submit = form.handleSubmit((typed) => add.mutate({ body: { ...said(typed), childId } }, { onSuccess, onError }))
  const send = (
    <Button type="submit" form={id} wide data-tone="coral" busy={add.isPending}>
      {t('rewards.add')}
    </Button>
  )
  return (
    <Dialog {...{ open, words, changed, onClose }} title={t('rewards.addTitle', { name })} footer={send}>
      <form id={id} onSubmit={submit} noValidate>
        <RewardFields form={form} />
      </form>
    </Dialog>
  )
}
