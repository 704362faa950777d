import { TOPIC_CHIPS } from '@sprout/domain/assistant/reply/chips'
import type { Topic } from '@sprout/domain/assistant/topics'
import { greeting } from '@sprout/domain/assistant/welcome'
import { Gift, Lightbulb, type LucideIcon, Sprout } from 'lucide-react'
import { useEffect, useId, useRef } from 'react'
import { useLocation } from 'wouter'
import { useCurrentChild } from '../children/current-child.ts'
import { useLanguage, useTranslate } from '../i18n/language.tsx'
import type { Tone } from '../ui/tone.ts'
import { addressOfChat } from './chat-address.ts'
import './pip-bubble.css'
import { topicLabel } from './topic-label.ts'

const looks: Record<Topic, { tone: Tone; Icon: LucideIcon }> = {
  tips: { tone: 'amber', Icon: Lightbulb },
  rewards: { tone: 'coral', Icon: Gift },
  recommendations: { tone: 'leaf', Icon: Sprout },
}

/** What Pip says from the bar, and the three things that he is asked most. */
export function PipBubble({ onClose }: { onClose: () => void }) {
  const t = useTranslate()
  const { language } = useLanguage()
  const child = useCurrentChild()
  const words = useId()
  const actions = useRef<HTMLUListElement>(null)
  useEffect(() => actions.current?.querySelector('button')?.focus({ preventScroll: true }), [])
  return (
    <div className="pip-bubble" role="dialog" aria-label={t('shell.askPip')} aria-describedby={words}>
      <div className="pip-bubble-body">
        <p id={words} className="pip-bubble-words">
          {child ? greeting(child.name, language).text : t('assistant.hello')}
        </p>
        <ul ref={actions} className="pip-bubble-actions">
          {TOPIC_CHIPS.map((topic) => (
            <li key={topic}>
              <QuickAction topic={topic} onClose={onClose} />
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}

function QuickAction({ topic, onClose }: { topic: Topic; onClose: () => void }) {
  const { language } = useLanguage()
  const [, navigate] = useLocation()
  const { tone, Icon } = looks[topic]
  const choose = () => {
    onClose()
    navigate(addressOfChat(topic))
  }
  return (
    <button type="button" className="pip-bubble-action" data-tone={tone} onClick={choose}>
      <Icon aria-hidden="true" />
      {topicLabel(topic, language)}
    </button>
  )
}
