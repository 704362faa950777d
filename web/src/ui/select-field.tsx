import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import './field.css'
import { FieldFrame, type FieldWords } from './field-frame.tsx'
import './select-field.css'

/** One of many, chosen with the device's own list. */
export const SelectField = ({
  label,
  hint,
  error,
  className,
  id,
  ...select
}: ComponentProps<'select'> & FieldWords) => (
  <FieldFrame
    {...{ label, hint, error, className, id }}
    control={(tied) => (
      <div className="field-box">
        <select {...select} {...tied} className="field-input select-field" />
        <ChevronDown className="select-field-sign" aria-hidden="true" />
      </div>
    )}
  />
)
