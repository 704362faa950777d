import { MESSAGE_LENGTH, question } from '@sprout/domain/assistant/model'
import { footer } from '@sprout/domain/assistant/welcome'
import { SendHorizontal } from 'lucide-react'
import { type FormEvent, type KeyboardEvent, useRef, useState } from 'react'
import { useLanguage, useTranslate } from '../i18n/language.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import './composer.css'

type ComposerProps = { name: string; isPending: boolean; onSend: (text: string) => void }

/** Where the parent writes. Enter sends, Shift and Enter begin a new line. */
export function Composer({ name, isPending, onSend }: ComposerProps) {
  const t = useTranslate()
  const { language } = useLanguage()
  const [text, setText] = useState('')
  const field = useRef<HTMLTextAreaElement>(null)
  const message = question.shape.message.safeParse(text)
  const canSend = message.success && !isPending
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (!canSend) return
    onSend(message.data)
    setText('')
    // The button is about to be greyed out; a focus that it has would be lost.
    field.current?.focus()
  }
  return (
    <form className="composer" onSubmit={send}>
      <div className="composer-line">
        <textarea
          ref={field}
          className="composer-field"
          dir="auto"
          rows={1}
          aria-label={t('assistant.field')}
          placeholder={t('assistant.placeholder', { name })}
          maxLength={MESSAGE_LENGTH}
          enterKeyHint="send"
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event) => isSendKey(event) && send(event)}
        />
        <IconButton
          type="submit"
          className="composer-send"
          label={t('assistant.send')}
          icon={<SendHorizontal />}
          disabled={!canSend}
        />
      </div>
      <p className="composer-footer">{footer(language)}</p>
    </form>
  )
}

// Whoever writes Chinese ends a word with Enter; Safari says so only by the old key code.
const isSendKey = ({ key, shiftKey, nativeEvent }: KeyboardEvent) =>
  key === 'Enter' && !shiftKey && !nativeEvent.isComposing && nativeEvent.keyCode !== 229
