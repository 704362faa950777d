import { useTranslate } from '../i18n/language.tsx'
import { Picks } from '../ui/picks.tsx'

/** Where the conversation may go next, with one tap. */
export function FollowUps({ actions, onAsk }: { actions: readonly string[]; onAsk: (text: string) => void }) {
  const t = useTranslate()
  if (actions.length === 0) return null
  return (
    <div className="message-list-aside">
      <Picks
        label={t('assistant.goOn')}
        options={actions.map((action) => ({ value: action, label: action }))}
        onPick={onAsk}
      />
    </div>
  )
}
