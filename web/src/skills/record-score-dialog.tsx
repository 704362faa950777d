import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import type { Child } from '@sprout/domain/children/model'
import { apart } from '@sprout/domain/direction'
import { type RecordedScore, recordedScore, type Skill } from '@sprout/domain/skills/model'
import { useId } from 'react'
import { useController, useForm } from 'react-hook-form'
import { useErrorOf } from '../api/error-of.ts'
import { useFormRefused } from '../api/form-refused.ts'
import { useSheetDraft } from '../api/sheet-draft.ts'
import { useDialogWords } from '../i18n/dialog-words.ts'
import { useTranslate } from '../i18n/language.tsx'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { NumberField } from '../ui/number-field.tsx'
import { useAmount } from './amount.ts'
import { useCelebrateSkill, useChangeSkill, useTellRecorded } from './change-skill.ts'

type RecordScoreDialogProps = { open: boolean; skill: Skill; child: Child; onClose: () => void }
type Typed = { currentBest: number | null }
const nothing: Typed = { currentBest: null }

export function RecordScoreDialog({ open, skill, child, onClose }: RecordScoreDialogProps) {
  const t = useTranslate()
  const id = useId()
  const words = useDialogWords()
  const form = useForm<Typed, unknown, RecordedScore>({
    resolver: standardSchemaResolver<Typed, unknown, RecordedScore>(recordedScore),
    defaultValues: nothing,
  })
  const { record, busy } = useKeepScore(skill, child, onClose)
  const where = `score ${child.id} ${skill.id}`
  const changed = useSheetDraft(form, { open, blank: nothing, where, isSent: busy })
  const onError = useFormRefused(form, ['currentBest'], t('skills.recordFailed'))
  const send = (
    <Button type="submit" form={id} wide data-tone="amber" busy={busy}>
      {t('skills.save')}
    </Button>
  )
  return (
    <Dialog
      {...{ open, words, changed, onClose }}
      title={t('skills.recordTitle')}
      description={skill.title}
      footer={send}
    >
      <form id={id} onSubmit={form.handleSubmit((typed) => record(typed, onError))} noValidate>
        <ScoreField form={form} skill={skill} />
      </form>
    </Dialog>
  )
}

function ScoreField({
  form,
  skill,
}: {
  form: ReturnType<typeof useForm<Typed, unknown, RecordedScore>>
  skill: Skill
}) {
  const t = useTranslate()
  const amount = useAmount(skill)
  const { field } = useController({ control: form.control, name: 'currentBest' })
  const { targetUnit, currentBest, targetValue } = skill
  const hint = [
    currentBest > 0 ? t('skills.best', { best: amount(currentBest) }) : t('skills.noScore'),
    targetValue !== null && t('skills.targetIs', { target: amount(targetValue) }),
  ]
  return (
    <NumberField
      {...field}
      min={0}
      inputMode="decimal"
      label={targetUnit ? `${t('skills.score')} · ${apart(targetUnit)}` : t('skills.score')}
      hint={hint.filter(Boolean).join(' · ')}
      error={useErrorOf(form)('currentBest')}
      less={t('difficulty.less')}
      more={t('difficulty.more')}
    />
  )
}

/** Keeps a score and says what came of it: a new best, perhaps the end of the challenge. */
function useKeepScore(skill: Skill, child: Child, onDone: () => void) {
  const t = useTranslate()
  const amount = useAmount(skill)
  const { mutate, isPending } = useChangeSkill(skill)
  const startTelling = useTellRecorded(skill)
  const celebrateSkill = useCelebrateSkill(child, skill)
  const record = (body: RecordedScore, onError: (failure: Error) => void) => {
    const { currentBest: score } = body
    const best = score > skill.currentBest ? t('skills.newBest', { best: amount(score) }) : amount(score)
    const tellRecorded = startTelling({ cause: 'score', score })
    const onSuccess = (after: Skill) => {
      tellRecorded(t('skills.recorded'), best)
      if (after.isCompleted && !skill.isCompleted) celebrateSkill(after)
      onDone()
    }
    mutate({ params: { skillId: skill.id }, body }, { onSuccess, onError, onWaiting: onDone })
  }
  return { record, busy: isPending }
}
