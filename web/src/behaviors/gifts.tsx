import { GIFTS } from '@sprout/domain/behaviors/model'
import { useLanguage, useTranslate } from '../i18n/language.tsx'
import { signed } from '../points/signed.ts'
import { Card } from '../ui/card.tsx'
import { Coin } from '../ui/coin.tsx'
import { Section } from '../ui/section.tsx'
import './gifts.css'
import { useRecordAtOnce } from './record-at-once.ts'

/** Points out of the blue. */
export function Gifts({ childId }: { childId: string }) {
  const t = useTranslate()
  return (
    <Section title={t('behaviors.gifts')} tone="coin">
      <ul className="gifts">
        {GIFTS.map((points) => (
          <li key={points} className="gifts-place">
            <Gift childId={childId} points={points} />
          </li>
        ))}
      </ul>
    </Section>
  )
}

function Gift({ childId, points }: { childId: string; points: number }) {
  const { language } = useLanguage()
  const title = useTranslate()('behaviors.gift')
  const { record, isPending } = useRecordAtOnce(childId)
  return (
    <Card
      as="button"
      type="button"
      className="gift"
      tone="coin"
      aria-busy={isPending || undefined}
      onClick={({ currentTarget }) => record({ title, points, category: 'gift' }, currentTarget)}
    >
      <Coin />
      <span className="visually-hidden">{title}</span>
      <span className="gift-points">{signed(points, language)}</span>
    </Card>
  )
}
