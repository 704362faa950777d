import { defaultReply } from '@sprout/domain/assistant/welcome'
import { Square } from 'lucide-react'
import { useLanguage, useTranslate } from '../i18n/language.tsx'
import { Button } from '../ui/button.tsx'
import type { AiMessage } from './conversation.ts'
import { FollowUps } from './follow-ups.tsx'
import { MessageText } from './message-text.tsx'
import { OfferList } from './offer-list.tsx'
import { PipSays } from './pip-says.tsx'
import { SpeakerLine } from './speaker-line.tsx'
import { Thinking } from './thinking.tsx'

type AiMessageItemProps = {
  message: AiMessage
  isLast: boolean
  onAsk: (text: string) => void
  onStop: () => void
}

/** A reply while it comes, when it is there, or what stands in its place. */
export function AiMessageItem({ message, isLast, onAsk, onStop }: AiMessageItemProps) {
  const t = useTranslate()
  const { text, followUpActions } = useShown(message)
  const { state, offers } = message
  const isStreaming = state === 'pending'
  return (
    <>
      <PipSays isLast={isLast} mood={isStreaming ? 'thinking' : 'calm'}>
        {text && <MessageText text={text} isWhole={!isStreaming} />}
        {isStreaming && <Thinking />}
        {state === 'stopped' && <p className="pip-says-note">{t('assistant.stopped')}</p>}
        {state === 'done' && <SpeakerLine message={message} />}
      </PipSays>
      {isStreaming && text && (
        <Button tone="quiet" className="message-list-stop" onClick={onStop}>
          <Square aria-hidden="true" />
          {t('assistant.stop')}
        </Button>
      )}
      {offers.length > 0 && <OfferList offers={offers} />}
      {isLast && !isStreaming && <FollowUps actions={followUpActions} onAsk={onAsk} />}
    </>
  )
}

/** What did not come is told in the language that is read now. */
function useShown({ state, content, followUpActions }: AiMessage) {
  const t = useTranslate()
  const { language } = useLanguage()
  const standIn = defaultReply(language)
  if (state === 'failed') return standIn
  if (state === 'tooMany' || state === 'offline') return { ...standIn, text: t(`assistant.${state}`) }
  return { text: content, followUpActions: state === 'stopped' ? standIn.followUpActions : followUpActions }
}
