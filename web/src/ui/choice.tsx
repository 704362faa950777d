import { type ReactNode, useId } from 'react'
import './choice.css'
import { classNames } from './class-names.ts'
import { FieldError } from './field-frame.tsx'

type Option<V extends string> = { value: V; label: string; picture?: ReactNode; lang?: string }

type ChoiceGroupProps<V extends string> = {
  legend: string
  value: V | null | undefined
  options: readonly Option<V>[]
  onChange: (value: V) => void
  /** Chips flow by their own width unless they are to stand in columns. */
  columns?: number
  /** Pictures that speak for themselves: the label is then only said, not shown. */
  picturesOnly?: boolean
  legendHidden?: boolean
  /** Tall tiles, as many in a row as fit: the picture above, its name below. */
  tiles?: boolean
  error?: string | undefined
}

/** One of several, as chips. Radio buttons underneath, so arrows and screen readers work as they should. */
export function ChoiceGroup<V extends string>(props: ChoiceGroupProps<V>) {
  const { legend, value, options, onChange, columns, picturesOnly, legendHidden, tiles, error } = props
  const name = useId()
  const errorId = `${name}-error`
  const look = classNames('choice-chip', picturesOnly && 'choice-picture-only', tiles && 'choice-tile')
  return (
    <fieldset className="choice" aria-describedby={error && errorId}>
      <legend className={legendHidden ? 'visually-hidden' : 'choice-legend'}>{legend}</legend>
      <div
        className={classNames('choice-options', columns !== undefined && 'choice-columns')}
        style={{ '--choice-columns': columns }}
      >
        {options.map((option) => (
          <label key={option.value} className={look}>
            <input
              className="choice-input"
              type="radio"
              name={name}
              aria-invalid={error ? true : undefined}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.picture && (
              <span className="choice-picture" aria-hidden="true">
                {option.picture}
              </span>
            )}
            <span lang={option.lang} className={picturesOnly ? 'visually-hidden' : undefined}>
              {option.label}
            </span>
          </label>
        ))}
      </div>
      {error && <FieldError id={errorId} words={error} />}
    </fieldset>
  )
}
