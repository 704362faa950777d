import type { QUICK_PRICES } from '@sprout/domain/rewards/model'
import { useController } from 'react-hook-form'
import { useErrorOf } from '../api/error-of.ts'
import { useTranslate } from '../i18n/language.tsx'
import { ChoiceGroup } from '../ui/choice.tsx'
import { TextField } from '../ui/field.tsx'
import { TextArea } from '../ui/text-area.tsx'
import './reward-fields.css'
import { offered, type RewardForm, usualPrice } from './reward-form.ts'
import { RewardPrice } from './reward-price.tsx'

const orNull = { setValueAs: (typed: string | null) => typed?.trim() || null }

export function RewardFields({ form }: { form: RewardForm }) {
  const t = useTranslate()
  const errorOf = useErrorOf(form)
  return (
    <div className="reward-fields" data-tone="coral">
      <CategoryChoice form={form} />
      <TextField
        label={t('rewards.form.title')}
        error={errorOf('title')}
        autoComplete="off"
        {...form.register('title')}
      />
      <RewardPrice form={form} />
      <TextArea
        label={t('rewards.form.description')}
        error={errorOf('description')}
        rows={2}
        {...form.register('description')}
      />
      <TextField
        label={t('rewards.form.imageUrl')}
        hint={t('rewards.form.imageHint')}
        error={errorOf('imageUrl')}
        type="url"
        inputMode="url"
        autoComplete="off"
        {...form.register('imageUrl', orNull)}
      />
    </div>
  )
}

function CategoryChoice({ form }: { form: RewardForm }) {
  const t = useTranslate()
  const { field } = useController({ control: form.control, name: 'category' })
  const change = (category: keyof typeof QUICK_PRICES) => {
    field.onChange(category)
    if (!form.getFieldState('pointsCost').isDirty) form.resetField('pointsCost', { defaultValue: usualPrice(category) })
  }
  return (
    <ChoiceGroup
      legend={t('rewards.form.category')}
      columns={2}
      value={offered.find((category) => category === field.value)}
      options={offered.map((value) => ({ value, label: t(`rewards.form.${value}`) }))}
      onChange={change}
    />
  )
}
