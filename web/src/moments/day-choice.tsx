import { addDays } from '@sprout/domain/calendar'
import { useState } from 'react'
import { useController } from 'react-hook-form'
import { useErrorOf } from '../api/error-of.ts'
import { useToday } from '../family/today.ts'
import { useTranslate } from '../i18n/language.tsx'
import { ChoiceGroup } from '../ui/choice.tsx'
import { TextField } from '../ui/field.tsx'
import type { MomentForm } from './moment-form.ts'

/** Today unless said: yesterday is a tap away, every other day a date. */
export function DayChoice({ form }: { form: MomentForm }) {
  const t = useTranslate()
  const today = useToday()
  const yesterday = addDays(today, -1)
  const { field } = useController({ control: form.control, name: 'date' })
  const [seeking, setSeeking] = useState(false)
  const error = useErrorOf(form)('date')
  const date = field.value ?? null
  const dates = { today: null, yesterday, otherDay: '' }
  const chosen = date === null ? 'today' : date === yesterday && !seeking ? 'yesterday' : 'otherDay'
  const choose = (way: keyof typeof dates) => {
    setSeeking(way === 'otherDay')
    form.setValue('date', dates[way], { shouldDirty: true })
    // Nobody has had the time to say which other day.
    form.clearErrors('date')
  }
  const ways = ['today', 'yesterday', 'otherDay'] as const
  return (
    <div className="write-moment-day">
      <ChoiceGroup
        legend={t('moments.day')}
        value={chosen}
        options={ways.map((value) => ({ value, label: t(`moments.${value}`) }))}
        onChange={choose}
      />
      {chosen === 'otherDay' && (
        <TextField
          label={t('moments.date')}
          type="date"
          max={today}
          error={date !== null && date > today ? t('refusals.future_date') : error}
          {...field}
          value={date ?? ''}
        />
      )}
    </div>
  )
}
