import { greeting } from '@sprout/domain/assistant/welcome'
import type { Child } from '@sprout/domain/children/model'
import { useLanguage, useTranslate } from '../i18n/language.tsx'
import { AiMessageItem } from './ai-message-item.tsx'
import type { ChatMessage } from './conversation.ts'
import { FollowUps } from './follow-ups.tsx'
import './message-list.css'
import { MessageText } from './message-text.tsx'
import { ModelConsent } from './model-consent.tsx'
import { PipSays } from './pip-says.tsx'
import { useStickToEnd } from './stick-to-end.ts'
import { Suggestions } from './suggestions.tsx'

type MessageListProps = {
  child: Child
  messages: readonly ChatMessage[]
  ask: (text: string) => void
  stop: () => void
}

/** From the greeting to the latest word. */
export function MessageList({ child, messages, ask, stop }: MessageListProps) {
  const t = useTranslate()
  const { ref, onScroll } = useStickToEnd(messages, messages.length)
  // What was tapped goes away; the focus must not go with it.
  const follow = (text: string) => {
    ref.current?.focus()
    ask(text)
  }
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: without a mouse it is scrolled from here
    <div className="message-list" role="log" aria-label={t('assistant.messages')} tabIndex={0} {...{ ref, onScroll }}>
      <Greeting name={child.name} isAlone={messages.length === 0} onAsk={follow} />
      <ModelConsent />
      {messages.map((message, place) =>
        message.sender === 'user' ? (
          <Mine key={message.id} text={message.content} isLatest={place === messages.length - 2} />
        ) : (
          <AiMessageItem
            key={message.id}
            message={message}
            isLast={place === messages.length - 1}
            onAsk={follow}
            onStop={stop}
          />
        ),
      )}
    </div>
  )
}

function Mine({ text, isLatest }: { text: string; isLatest: boolean }) {
  const t = useTranslate()
  return (
    <p className="message-list-mine" data-latest={isLatest || undefined}>
      <span className="visually-hidden">{t('assistant.you')} </span>
      {text}
    </p>
  )
}

function Greeting({ name, isAlone, onAsk }: { name: string; isAlone: boolean; onAsk: (text: string) => void }) {
  const { language } = useLanguage()
  const { text, followUpActions } = greeting(name, language)
  return (
    <>
      <PipSays isLast={isAlone}>
        <MessageText text={text} isWhole />
      </PipSays>
      {isAlone && <FollowUps actions={followUpActions} onAsk={onAsk} />}
      {isAlone && <Suggestions onAsk={onAsk} />}
    </>
  )
}
