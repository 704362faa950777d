import { MOOD_EMOJI } from '@sprout/domain/moments/emoji'
import type { Moment } from '@sprout/domain/moments/model'
import { Trash2 } from 'lucide-react'
import { useId } from 'react'
import { useToday } from '../family/today.ts'
import { useTranslate } from '../i18n/language.tsx'
import { useFormats } from '../i18n/use-formats.ts'
import { Card } from '../ui/card.tsx'
import { Facts } from '../ui/facts.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { Row } from '../ui/row.tsx'
import { useMomentTitle } from './moment-title.ts'

/** A day as it was told, whole. */
export function MomentItem({ moment, onRemove }: { moment: Moment; onRemove: (moment: Moment) => void }) {
  const t = useTranslate()
  const { shortDayHeading } = useFormats()
  const today = useToday()
  const facts = useId()
  const title = useMomentTitle()(moment)
  const { weather, mood, content, date, by } = moment
  return (
    <Card as="li">
      <Row
        tone="plum"
        picture={MOOD_EMOJI[mood]}
        title={t(`moments.moods.${mood}`)}
        text={
          <span id={facts}>
            <Facts list={[shortDayHeading(date, today), t(`moments.weathers.${weather}`), by]} />
          </span>
        }
        end={
          <span className="row-ends">
            <IconButton
              label={t('moments.remove', { title })}
              aria-describedby={facts}
              icon={<Trash2 />}
              onClick={() => onRemove(moment)}
            />
          </span>
        }
      />
      {content && <p className="moment-item-story">{content}</p>}
    </Card>
  )
}
