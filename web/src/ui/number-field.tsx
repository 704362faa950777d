import { Minus, Plus } from 'lucide-react'
import type { Ref } from 'react'
import { FieldFrame, type FieldWords } from './field-frame.tsx'
import { IconButton } from './icon-button.tsx'
import './number-field.css'

type NumberFieldProps = FieldWords & {
  /** Null: nothing was typed, or no number. */
  value: number | null
  onChange: (value: number | null) => void
  onBlur?: () => void
  ref?: Ref<HTMLInputElement>
  name?: string
  min: number
  max?: number
  step?: number
  /** What the two buttons say. */
  less: string
  more: string
}

/** A number to type, or to reach with two buttons that a thumb can hit. */
export function NumberField(props: NumberFieldProps) {
  const {
    label,
    hint,
    error,
    value,
    onChange,
    min,
    max = Number.MAX_SAFE_INTEGER,
    step = 1,
    less,
    more,
    ...input
  } = props
  const read = (typed: string) => (typed === '' ? null : Number(typed))
  const move = (by: number) => onChange(Math.min(max, Math.max(min, (value ?? 0) + by)))
  return (
    <FieldFrame
      {...{ label, hint, error }}
      control={(tied) => (
        <div className="number-field">
          <IconButton
            label={less}
            icon={<Minus />}
            disabled={value !== null && value <= min}
            onClick={() => move(-step)}
          />
          <input
            {...input}
            {...tied}
            {...{ min, step }}
            max={props.max}
            className="field-input number-field-input"
            type="number"
            inputMode="decimal"
            autoComplete="off"
            value={value ?? ''}
            onChange={({ target }) => onChange(read(target.value))}
          />
          <IconButton
            label={more}
            icon={<Plus />}
            disabled={value !== null && value >= max}
            onClick={() => move(step)}
          />
        </div>
      )}
    />
  )
}
