import { SKILL_POINTS } from '@sprout/domain/skills/model'
import { useController, useWatch } from 'react-hook-form'
import { isAnyUsed, useErrorOf } from '../api/error-of.ts'
import { useToday } from '../family/today.ts'
import { useLanguage, useTranslate } from '../i18n/language.tsx'
import { DifficultyChoice } from '../points/difficulty-choice.tsx'
import { OwnPointsField } from '../points/own-points-field.tsx'
import { signed } from '../points/signed.ts'
import { Disclosure } from '../ui/disclosure.tsx'
import { TextField } from '../ui/field.tsx'
import { NumberField } from '../ui/number-field.tsx'
import { TextArea } from '../ui/text-area.tsx'
import './skill-fields.css'
import { SkillExamples } from './skill-examples.tsx'
import type { SkillForm } from './skill-form.ts'

export function SkillFields({ form }: { form: SkillForm }) {
  const t = useTranslate()
  const errorOf = useErrorOf(form)
  return (
    <>
      <SkillExamples form={form} />
      <TextField label={t('skills.name')} error={errorOf('title')} autoComplete="off" {...form.register('title')} />
      <Target form={form} />
      <EffortChoice form={form} />
      <Further form={form} />
    </>
  )
}

const textOrNull = { setValueAs: (typed: string | null) => typed?.trim() || null }

function Target({ form }: { form: SkillForm }) {
  const t = useTranslate()
  const errorOf = useErrorOf(form)
  const target = useController({ control: form.control, name: 'targetValue' }).field
  return (
    <div className="skill-fields-row">
      <NumberField
        {...target}
        value={target.value ?? null}
        label={t('skills.target')}
        hint={t('skills.targetHint')}
        error={errorOf('targetValue')}
        min={1}
        inputMode="decimal"
      />
      <TextField
        label={t('skills.unit')}
        placeholder={t('skills.unitExample')}
        error={errorOf('targetUnit')}
        autoComplete="off"
        {...form.register('targetUnit', textOrNull)}
      />
    </div>
  )
}

function EffortChoice({ form: { control } }: { form: SkillForm }) {
  const t = useTranslate()
  const { language } = useLanguage()
  const { field } = useController({ control, name: 'difficulty' })
  const own = useWatch({ control, name: 'points' })
  return (
    <div className="skill-fields-part">
      <DifficultyChoice value={field.value} points={SKILL_POINTS} onChange={field.onChange} />
      <p className="skill-fields-note">
        {t('skills.worth', { points: signed(own || SKILL_POINTS[field.value], language) })}
      </p>
    </div>
  )
}

function Further({ form }: { form: SkillForm }) {
  const t = useTranslate()
  const today = useToday()
  const errorOf = useErrorOf(form)
  const points = useController({ control: form.control, name: 'points' }).field
  return (
    <Disclosure title={t('difficulty.further')} wanted={isAnyUsed(form, ['dueDate', 'description', 'points'])}>
      <TextField
        label={t('skills.due')}
        error={errorOf('dueDate')}
        type="date"
        min={today}
        {...form.register('dueDate', textOrNull)}
      />
      <TextArea
        label={t('difficulty.description')}
        error={errorOf('description')}
        rows={2}
        {...form.register('description')}
      />
      <OwnPointsField {...points} value={points.value ?? null} error={errorOf('points')} />
    </Disclosure>
  )
}
