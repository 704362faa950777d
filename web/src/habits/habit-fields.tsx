import { CHECK_IN_POINTS, CHECKPOINTS, HABIT_BONUS, TARGET_DAYS } from '@sprout/domain/habits/model'
import { useController, useWatch } from 'react-hook-form'
import { isAnyUsed, useErrorOf } from '../api/error-of.ts'
import { useLanguage, useTranslate } from '../i18n/language.tsx'
import { useFormats } from '../i18n/use-formats.ts'
import { DifficultyChoice } from '../points/difficulty-choice.tsx'
import { OwnPointsField } from '../points/own-points-field.tsx'
import { signed } from '../points/signed.ts'
import { Disclosure } from '../ui/disclosure.tsx'
import { TextField } from '../ui/field.tsx'
import { NumberField } from '../ui/number-field.tsx'
import { Picks } from '../ui/picks.tsx'
import { TextArea } from '../ui/text-area.tsx'
import './habit-fields.css'
import type { HabitForm } from './habit-form.ts'

export function HabitFields({ form }: { form: HabitForm }) {
  const t = useTranslate()
  const errorOf = useErrorOf(form)
  const points = useController({ control: form.control, name: 'points' }).field
  return (
    <>
      <TextField
        label={t('habits.name')}
        placeholder={t('habits.nameExample')}
        error={errorOf('title')}
        autoComplete="off"
        {...form.register('title')}
      />
      <EffortChoice form={form} />
      <TargetDays form={form} />
      <Disclosure title={t('difficulty.further')} wanted={isAnyUsed(form, ['description', 'points'])}>
        <TextArea
          label={t('difficulty.description')}
          error={errorOf('description')}
          rows={2}
          {...form.register('description')}
        />
        <OwnPointsField {...points} value={points.value ?? null} error={errorOf('points')} />
      </Disclosure>
    </>
  )
}

function EffortChoice({ form: { control } }: { form: HabitForm }) {
  const t = useTranslate()
  const { language } = useLanguage()
  const { field } = useController({ control, name: 'difficulty' })
  const own = useWatch({ control, name: 'points' })
  const [points, bonus] = [own || CHECK_IN_POINTS[field.value], HABIT_BONUS[field.value]]
  return (
    <div className="habit-fields-part">
      <DifficultyChoice value={field.value} points={CHECK_IN_POINTS} onChange={field.onChange} />
      <p className="habit-fields-note">
        {t('habits.worth', { points: signed(points, language), bonus: signed(bonus, language) })}
      </p>
    </div>
  )
}

function TargetDays({ form }: { form: HabitForm }) {
  const t = useTranslate()
  const { number } = useFormats()
  const { field } = useController({ control: form.control, name: 'targetDays' })
  const error = useErrorOf(form)('targetDays')
  const options = TARGET_DAYS.presets.map((days) => ({ value: days, label: number(days) }))
  const about = new Map<number | null, string>([
    [CHECKPOINTS.first, t('habits.aboutFirst')],
    [CHECKPOINTS.typical, t('habits.aboutTypical')],
  ])
  return (
    <div className="habit-fields-part" data-tone="sky">
      <NumberField
        {...field}
        min={TARGET_DAYS.min}
        max={TARGET_DAYS.max}
        label={t('habits.targetDays')}
        error={error}
        less={t('difficulty.less')}
        more={t('difficulty.more')}
      />
      <Picks label={t('habits.usualDays')} options={options} onPick={field.onChange} />
      <p className="habit-fields-note" aria-live="polite">
        {about.get(field.value)}
      </p>
    </div>
  )
}
