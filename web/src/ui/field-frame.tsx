import { CircleAlert } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { classNames } from './class-names.ts'
import './field.css'

export type FieldWords = { label: string; hint?: string | undefined; error?: string | undefined }

type Tied = { id: string; 'aria-invalid': true | undefined; 'aria-describedby': string | undefined }

type FieldFrameProps = FieldWords & {
  id?: string | undefined
  className?: string | undefined
  /** Draws the control, tied to its words for screen readers. */
  control: (tied: Tied) => ReactNode
}

/** A control with its label, hint and error. */
export function FieldFrame({ label, hint, error, id, className, control }: FieldFrameProps) {
  const made = useId()
  const fieldId = id ?? made
  const hintId = `${fieldId}-hint`
  const errorId = `${fieldId}-error`
  return (
    <div className={classNames('field', className)}>
      <label className="field-label" htmlFor={fieldId}>
        {label}
      </label>
      {control({
        id: fieldId,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': classNames(error && errorId, hint && hintId) || undefined,
      })}
      {error && <FieldError id={errorId} words={error} />}
      {hint && (
        <p className="field-hint" id={hintId}>
          {hint}
        </p>
      )}
    </div>
  )
}

export const FieldError = ({ id, words }: { id: string; words: string }) => (
  <p className="field-error" id={id}>
    <CircleAlert aria-hidden="true" />
    {words}
  </p>
)
