import { type BehaviorType, behaviorType, type QuickBehavior } from '@sprout/domain/behaviors/model'
import { POINTS } from '@sprout/domain/points/difficulty'
import { useController } from 'react-hook-form'
import { useErrorOf } from '../api/error-of.ts'
import { useTranslate } from '../i18n/language.tsx'
import { ChoiceGroup } from '../ui/choice.tsx'
import { TextField } from '../ui/field.tsx'
import { NumberField } from '../ui/number-field.tsx'
import { Picks } from '../ui/picks.tsx'
import { TextArea } from '../ui/text-area.tsx'
import './behavior-fields.css'
import { type BehaviorForm, USUAL_POINTS } from './behavior-form.ts'
import { NamedBefore } from './named-before.tsx'
import { quickLook } from './quick-look.ts'

type BehaviorFieldsProps = { form: BehaviorForm; type: BehaviorType; name: string; quick: readonly QuickBehavior[] }

/** What happened, and what it gives or takes. */
export function BehaviorFields({ form, type, name, quick }: BehaviorFieldsProps) {
  const t = useTranslate()
  const errorOf = useErrorOf(form)
  return (
    <div className="behavior-fields" data-tone={type === 'reward' ? 'leaf' : 'clay'}>
      <TypeChoice form={form} />
      <div className="behavior-fields-group">
        <TextField
          label={t(`behaviors.form.${type}.name`)}
          hint={t(`behaviors.form.${type}.hint`, { name })}
          error={errorOf('title')}
          autoComplete="off"
          {...form.register('title')}
        />
        <NamedBefore {...{ form, type }} quick={quick.map((item) => quickLook(t, item).title)} />
      </div>
      <TextArea
        label={t(`behaviors.form.${type}.description`)}
        error={errorOf('description')}
        rows={2}
        {...form.register('description')}
      />
      <PointsToSay form={form} type={type} error={errorOf('points')} />
    </div>
  )
}

function TypeChoice({ form }: { form: BehaviorForm }) {
  const t = useTranslate()
  const { field } = useController({ control: form.control, name: 'type' })
  const change = (type: BehaviorType) => {
    field.onChange(type)
    if (!form.getFieldState('points').isDirty) form.setValue('points', USUAL_POINTS[type])
    form.clearErrors()
  }
  return (
    <ChoiceGroup
      legend={t('behaviors.form.type')}
      legendHidden
      columns={2}
      value={field.value}
      options={behaviorType.options.map((value) => ({ value, label: t(`behaviors.form.${value}.title`) }))}
      onChange={change}
    />
  )
}

const amounts = [5, 10, 15, 20] as const

function PointsToSay({ form, type, error }: { form: BehaviorForm; type: BehaviorType; error: string | undefined }) {
  const t = useTranslate()
  const { field } = useController({ control: form.control, name: 'points' })
  return (
    <div className="behavior-fields-group behavior-fields-points">
      <NumberField
        {...field}
        label={t(`behaviors.form.${type}.points`)}
        min={POINTS.min}
        max={POINTS.max}
        less={t('behaviors.form.less')}
        more={t('behaviors.form.more')}
        error={error}
      />
      <Picks
        label={t('behaviors.form.amounts')}
        options={amounts.map((value) => ({ value, label: String(value) }))}
        onPick={field.onChange}
      />
    </div>
  )
}
