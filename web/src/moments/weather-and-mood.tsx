import { MOOD_EMOJI, WEATHER_EMOJI } from '@sprout/domain/moments/emoji'
import { MOODS, WEATHERS } from '@sprout/domain/moments/model'
import { type Ref, useImperativeHandle, useRef } from 'react'
import { useController } from 'react-hook-form'
import { useErrorOf } from '../api/error-of.ts'
import { useTranslate } from '../i18n/language.tsx'
import { ChoiceGroup } from '../ui/choice.tsx'
import type { MomentForm } from './moment-form.ts'
import './weather-and-mood.css'

export function WeatherPicker({ form }: { form: MomentForm }) {
  const t = useTranslate()
  const { field } = useController({ control: form.control, name: 'weather' })
  const error = useErrorOf(form)('weather')
  const options = WEATHERS.map((value) => ({
    value,
    label: t(`moments.weathers.${value}`),
    picture: WEATHER_EMOJI[value],
  }))
  return <Picker legend={t('moments.weather')} {...{ field, options, error }} />
}

export function MoodPicker({ form, name }: { form: MomentForm; name: string }) {
  const t = useTranslate()
  const { field } = useController({ control: form.control, name: 'mood' })
  const error = useErrorOf(form)('mood')
  const options = MOODS.map((value) => ({ value, label: t(`moments.moods.${value}`), picture: MOOD_EMOJI[value] }))
  return <Picker legend={t('moments.mood', { name })} {...{ field, options, error }} />
}

type PickerProps<V extends string> = {
  legend: string
  field: { value: V | null; onChange: (value: V) => void; ref: Ref<{ focus: () => void }> }
  options: readonly { value: V; label: string; picture: string }[]
  error: string | undefined
}

/** A form that lacks this one leads to its first tile. */
function Picker<V extends string>({ legend, field: { value, onChange, ref }, options, error }: PickerProps<V>) {
  const tiles = useRef<HTMLDivElement>(null)
  useImperativeHandle(ref, () => ({ focus: () => tiles.current?.querySelector('input')?.focus() }))
  return (
    <div ref={tiles} className="moment-picker" data-tone="plum">
      <ChoiceGroup tiles columns={4} {...{ legend, value, options, onChange, error }} />
    </div>
  )
}
