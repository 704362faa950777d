import type { ComponentProps } from 'react'
import './field.css'
import { FieldFrame, type FieldWords } from './field-frame.tsx'

/** Room for a few sentences; it grows with them. */
export const TextArea = ({
  label,
  hint,
  error,
  className,
  id,
  rows = 3,
  ...area
}: ComponentProps<'textarea'> & FieldWords) => (
  <FieldFrame
    {...{ label, hint, error, className, id }}
    control={(tied) => (
      <textarea
        dir="auto"
        {...area}
        {...tied}
        rows={rows}
        className="field-input field-area"
        style={{ '--area-rows': rows }}
      />
    )}
  />
)
