import { AVATARS, type Gender, gender, type NewChild } from '@sprout/domain/children/model'
import { type Control, useController } from 'react-hook-form'
import { useErrorOf } from '../api/error-of.ts'
import { useTranslate } from '../i18n/language.tsx'
import { Avatar } from '../ui/avatar.tsx'
import { ChoiceGroup } from '../ui/choice.tsx'
import { TextField } from '../ui/field.tsx'
import { NumberField } from '../ui/number-field.tsx'
import { useAgeHint } from './age-hint.ts'
import './child-fields.css'
import type { ChildForm } from './child-form.ts'

export type AgeInput = { min: number; max: number }

type ChildFieldsProps = { form: ChildForm; age: AgeInput; today: string }

/** The fields that adding and editing share. */
export function ChildFields(props: ChildFieldsProps) {
  const t = useTranslate()
  const { register, control } = props.form
  const error = useErrorOf(props.form)('name')
  return (
    <div className="child-fields">
      <TextField label={t('childDialogs.name')} error={error} autoComplete="off" {...register('name')} />
      <AgeAndBirthday {...props} />
      <GenderChoice control={control} />
      <AvatarChoice control={control} />
    </div>
  )
}

function AgeAndBirthday({ form, age, today }: ChildFieldsProps) {
  const t = useTranslate()
  const errorOf = useErrorOf(form)
  const { field } = useController({ control: form.control, name: 'age' })
  const error = errorOf('age')
  const fromBirthday = useAgeHint(form, today)
  const isOutside = typeof field.value === 'number' && (field.value < age.min || field.value > age.max)
  return (
    <div className="child-fields-row">
      <NumberField
        {...field}
        {...age}
        value={field.value ?? null}
        label={t('childDialogs.age')}
        hint={fromBirthday ?? (isOutside && !error ? t('childDialogs.ageRange', age) : undefined)}
        error={error}
      />
      <TextField
        label={t('childDialogs.birthday')}
        hint={t('childDialogs.birthdayHint')}
        error={errorOf('birthday')}
        type="date"
        max={today}
        autoComplete="off"
        {...form.register('birthday', { setValueAs: (typed) => typed || null })}
      />
    </div>
  )
}

function GenderChoice({ control }: { control: Control<NewChild> }) {
  const t = useTranslate()
  const { field } = useController({ control, name: 'gender' })
  const options = gender.options.map((value) => ({ value, label: t(`childDialogs.${value}`) }))
  return (
    <ChoiceGroup<Gender | 'notSaid'>
      legend={t('childDialogs.gender')}
      value={field.value ?? 'notSaid'}
      options={[...options, { value: 'notSaid', label: t('childDialogs.notSaid') }]}
      onChange={(value) => field.onChange(value === 'notSaid' ? null : value)}
    />
  )
}

const kinds = ['boy', 'girl', 'animal'] as const
const avatarKeys = Object.keys(AVATARS) as (keyof typeof AVATARS)[]

function AvatarChoice({ control }: { control: Control<NewChild> }) {
  const t = useTranslate()
  const { field } = useController({ control, name: 'avatarUrl' })
  const optionsOf = (kind: string) =>
    avatarKeys
      .filter((key) => key.startsWith(kind))
      .map((key) => ({
        value: AVATARS[key] as string,
        label: t(`childDialogs.avatars.${key}`),
        picture: <Avatar emoji={AVATARS[key]} />,
      }))
  return (
    <fieldset className="child-fields-avatars">
      <legend>{t('childDialogs.avatar')}</legend>
      {kinds.map((kind) => (
        <ChoiceGroup
          key={kind}
          legend={t(`childDialogs.avatarGroups.${kind}`)}
          value={field.value}
          options={optionsOf(kind)}
          onChange={field.onChange}
          columns={4}
          picturesOnly
        />
      ))}
    </fieldset>
  )
}
