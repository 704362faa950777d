import { Minus, Plus } from 'lucide-react'
import { type KeyboardEvent, type Ref, useState } from 'react'
import { FieldFrame, type FieldWords } from './field-frame.tsx'
import { StepButton } from './step-button.tsx'
import './number-field.css'
import { readNumber, sum, writeNumber } from './typed-number.ts'

type NumberFieldProps = FieldWords & {
  /** Null: nothing was typed. NaN: no number. */
  value: number | null
  onChange: (value: number | null) => void
  onBlur?: () => void
  ref?: Ref<HTMLInputElement>
  name?: string
  min: number
  max?: number
  step?: number
  /** Where a part of one makes sense: a keyboard with a decimal sign. */
  inputMode?: 'numeric' | 'decimal'
  /** What the two buttons say; without them there are none. */
  less?: string
  more?: string
}

/**
 * A number to type, or to reach with two buttons that a thumb can hit. It reads what was typed by itself: a browser of
 * another language than the app's drops the comma of "1,1" and makes it 11.
 */
export function NumberField({ label, hint, error, less, more, step = 1, ...number }: NumberFieldProps) {
  const { value, min, max = Number.MAX_SAFE_INTEGER, onChange } = number
  const move = (by: number) => onChange(Math.min(max, Math.max(min, sum(value || 0, by))))
  return (
    <FieldFrame
      {...{ label, hint, error }}
      control={(tied) => (
        <div className="number-field">
          {less && (
            <StepButton
              label={less}
              icon={<Minus />}
              atEnd={value !== null && value <= min}
              onClick={() => move(-step)}
            />
          )}
          <NumberInput {...number} {...tied} onStep={(up) => move(up * step)} />
          {more && (
            <StepButton
              label={more}
              icon={<Plus />}
              atEnd={value !== null && value >= max}
              onClick={() => move(step)}
            />
          )}
        </div>
      )}
    />
  )
}

type NumberInputProps = Omit<NumberFieldProps, keyof FieldWords | 'less' | 'more' | 'step'> & {
  id: string
  onStep: (up: 1 | -1) => void
}

function NumberInput({ value, onChange, onStep, min, max, inputMode = 'numeric', ...input }: NumberInputProps) {
  const [typed, setTyped] = useState('')
  // What was typed stays as it was, "1," and all, until the number is another one.
  const shown = Object.is(readNumber(typed, inputMode), value) ? typed : writeNumber(value)
  const type = (text: string) => {
    setTyped(text)
    onChange(readNumber(text, inputMode))
  }
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
    event.preventDefault()
    onStep(event.key === 'ArrowUp' ? 1 : -1)
  }
  return (
    <input
      {...input}
      {...{ inputMode }}
      role="spinbutton"
      aria-valuenow={value === null || Number.isNaN(value) ? undefined : value}
      aria-valuetext={shown || undefined}
      aria-valuemin={min}
      aria-valuemax={max}
      className="field-input number-field-input"
      type="text"
      autoComplete="off"
      value={shown}
      onChange={({ target }) => type(target.value)}
      onKeyDown={press}
    />
  )
}
