import { useQuery } from '@tanstack/react-query'
import { Clock, X } from 'lucide-react'
import { childList } from '../children/current-child.ts'
import { useToday } from '../family/today.ts'
import { useTranslate } from '../i18n/language.tsx'
import { useFormats } from '../i18n/use-formats.ts'
import { PointsBadge } from '../points/points-badge.tsx'
import { Facts } from '../ui/facts.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { Row, Rows } from '../ui/row.tsx'
import { useDismiss } from './dismiss.ts'
import type { Kept } from './entry.ts'

/** What waits to be sent; where it can be given up, each has its cross. */
export const WaitingRows = ({ entries, crossed = false }: { entries: readonly Kept[]; crossed?: boolean }) => (
  <Rows>
    {entries.map((entry) => (
      <li key={entry.id}>
        <WaitingRow entry={entry} crossed={crossed} />
      </li>
    ))}
  </Rows>
)

function WaitingRow({ entry, crossed }: { entry: Kept; crossed: boolean }) {
  const t = useTranslate()
  const today = useToday()
  const dismiss = useDismiss()
  const { day: dayWords } = useFormats()
  const { data: children = [] } = useQuery(childList)
  const { title, points, day, childId } = entry.line
  const badge = <PointsBadge points={points} />
  const cross = <IconButton label={t('outbox.remove', { title })} icon={<X />} onClick={() => void dismiss(entry)} />
  const child = children.length > 1 && children.find(({ id }) => id === childId)?.name
  const facts = [
    child ?? false,
    day !== undefined && day !== today && t('outbox.forDay', { day: dayWords(day) }),
    // Whoever gives it up is to know that it may be done.
    entry.triedAt !== undefined && t('outbox.unanswered'),
  ]
  return (
    <Row
      picture={<Clock />}
      tone="coin"
      title={title}
      text={facts.some(Boolean) && <Facts list={facts} />}
      end={
        crossed ? (
          <span className="row-ends">
            {badge}
            {cross}
          </span>
        ) : (
          badge
        )
      }
    />
  )
}
