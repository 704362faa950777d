import { TriangleAlert } from 'lucide-react'
import { useId } from 'react'
import { useTranslate } from '../i18n/language.tsx'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { Row, Rows } from '../ui/row.tsx'
import { useDismiss } from './dismiss.ts'
import { type Kept, wordsOf } from './entry.ts'
import './refused-card.css'
import { useRefusedWords } from './refused-words.ts'

/** On top of everything until it is read: what was tapped, and will not come. */
export function RefusedCard({ entries }: { entries: readonly Kept[] }) {
  const t = useTranslate()
  const id = useId()
  if (entries.length === 0) return null
  return (
    <Card as="section" className="refused-card" aria-labelledby={id}>
      <h2 id={id}>{t('outbox.refused')}</h2>
      <Rows>
        {entries.map((entry) => (
          <li key={entry.id}>
            <RefusedRow entry={entry} />
          </li>
        ))}
      </Rows>
    </Card>
  )
}

function RefusedRow({ entry }: { entry: Kept }) {
  const t = useTranslate()
  const words = useRefusedWords(entry)
  const told = wordsOf(entry)
  const dismiss = useDismiss()
  return (
    <>
      <Row picture={<TriangleAlert />} tone="clay" title={entry.line.title || t('outbox.refused')} text={words} />
      {told && <blockquote>{told}</blockquote>}
      <Button tone="quiet" onClick={() => void dismiss(entry)}>
        {t('outbox.seen')}
      </Button>
    </>
  )
}
