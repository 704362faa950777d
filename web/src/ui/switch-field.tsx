import { useId } from 'react'
import './switch-field.css'

type SwitchFieldProps = { label: string; hint?: string; checked: boolean; onChange: (checked: boolean) => void }

/** Something that is on or off, and takes effect at once. */
export function SwitchField({ label, hint, checked, onChange }: SwitchFieldProps) {
  const hintId = useId()
  return (
    <label className="switch-field">
      <span className="switch-field-words">
        <span className="switch-field-label">{label}</span>
        {hint && (
          <span className="switch-field-hint" id={hintId}>
            {hint}
          </span>
        )}
      </span>
      <input
        className="switch-field-input"
        type="checkbox"
        role="switch"
        checked={checked}
        aria-checked={checked}
        onChange={({ target }) => onChange(target.checked)}
        aria-label={label}
        aria-describedby={hint && hintId}
      />
    </label>
  )
}
