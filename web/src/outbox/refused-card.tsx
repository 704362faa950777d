import { TriangleAlert } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslate } from '../i18n/language.tsx'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { Disclosure } from '../ui/disclosure.tsx'
import { Row, Rows } from '../ui/row.tsx'
import { useDismiss } from './dismiss.ts'
import { type Kept, wordsOf } from './entry.ts'
import './refused-card.css'
import { useRefusedWords } from './refused-words.ts'

/** What is refused at once, after days without a signal say, would push the screen far down. */
const SHOWN = 3

/** On top of everything until it is read: what was tapped, and will not come. */
export function RefusedCard({ entries }: { entries: readonly Kept[] }) {
  const t = useTranslate()
  const id = useId()
  return (
    <Card as="section" className="refused-card" aria-labelledby={id}>
      <h2 id={id}>{t('outbox.refused')}</h2>
      <RefusedRows entries={entries.slice(0, SHOWN)} />
      {entries.length > SHOWN && (
        <>
          <Disclosure title={t('outbox.more', { count: entries.length - SHOWN })}>
            <RefusedRows entries={entries.slice(SHOWN)} />
          </Disclosure>
          <SeenAll entries={entries} />
        </>
      )}
    </Card>
  )
}

const RefusedRows = ({ entries }: { entries: readonly Kept[] }) => (
  <Rows>
    {entries.map((entry) => (
      <li key={entry.id}>
        <RefusedRow entry={entry} />
      </li>
    ))}
  </Rows>
)

function SeenAll({ entries }: { entries: readonly Kept[] }) {
  const t = useTranslate()
  const dismiss = useDismiss()
  const [busy, setBusy] = useState(false)
  const seeAll = async () => {
    setBusy(true)
    for (const entry of entries) await dismiss(entry)
    setBusy(false)
  }
  return (
    <Button tone="soft" wide busy={busy} onClick={() => void seeAll()}>
      {t('outbox.seenAll')}
    </Button>
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
