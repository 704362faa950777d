import { Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import './field.css'
import { FieldFrame, type FieldWords } from './field-frame.tsx'
import { IconButton } from './icon-button.tsx'

type TextFieldProps = ComponentProps<'input'> &
  FieldWords & {
    /** For passwords: what the button says that shows or hides what was typed. */
    reveal?: { show: string; hide: string }
  }

/** An input with its label, hint and error, tied together for screen readers. */
export function TextField({ label, hint, error, reveal, className, type, id, ...input }: TextFieldProps) {
  const [shown, setShown] = useState(false)
  return (
    <FieldFrame
      {...{ label, hint, error, className, id }}
      control={(tied) => (
        <div className="field-box">
          <input dir="auto" {...input} {...tied} className="field-input" type={reveal && shown ? 'text' : type} />
          {reveal && (
            <IconButton
              className="field-reveal"
              label={shown ? reveal.hide : reveal.show}
              icon={shown ? <EyeOff /> : <Eye />}
              onClick={() => setShown(!shown)}
            />
          )}
        </div>
      )}
    />
  )
}
