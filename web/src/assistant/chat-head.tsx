import { clipName } from '@sprout/domain/assistant/texts/fill'
import { type Child, NO_AVATAR } from '@sprout/domain/children/model'
import { ArrowLeft, ChevronsUpDown } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useLocation } from 'wouter'
import { useLanguage, useTranslate } from '../i18n/language.tsx'
import { Avatar } from '../ui/avatar.tsx'
import { keepFocus } from '../ui/focus-title.ts'
import { IconButton } from '../ui/icon-button.tsx'
import './chat-head.css'

type ChatHeadProps = { child: Child | undefined; onSwitch?: (() => void) | undefined }

/** The way back, and whom it is about. */
export function ChatHead({ child, onSwitch }: ChatHeadProps) {
  const t = useTranslate()
  const [, navigate] = useLocation()
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  const back = () => {
    navigate('/', { replace: true })
    keepFocus()
  }
  return (
    <header className="chat-head">
      <IconButton raised label={t('ui.back')} icon={<ArrowLeft />} onClick={back} />
      <h1 ref={title} className="chat-head-title" tabIndex={-1}>
        {t('assistant.title')}
      </h1>
      {child && <ChatChild child={child} onSwitch={onSwitch} />}
    </header>
  )
}

function ChatChild({ child: { name, avatarUrl }, onSwitch }: { child: Child } & Pick<ChatHeadProps, 'onSwitch'>) {
  const t = useTranslate()
  const { language } = useLanguage()
  const who = (
    <>
      <Avatar emoji={avatarUrl ?? NO_AVATAR} />
      <span className="chat-head-name">{clipName(name, language)}</span>
    </>
  )
  if (!onSwitch) return <p className="chat-head-child">{who}</p>
  return (
    <button
      type="button"
      className="chat-head-child"
      aria-label={t('assistant.about', { name })}
      aria-haspopup="dialog"
      onClick={onSwitch}
    >
      {who}
      <ChevronsUpDown aria-hidden="true" />
    </button>
  )
}
