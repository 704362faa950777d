import { REMEDIES } from '@sprout/domain/behaviors/model'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslate } from '../i18n/language.tsx'
import { lazyDialog } from '../i18n/lazy-part.ts'
import { Section } from '../ui/section.tsx'
import { useOpenCorrections } from './open-corrections.ts'
import { recentLines } from './recent-lines.ts'
import './remedies.css'
import { type Remedy, RemedyButton } from './remedy-button.tsx'

const RemedyDialog = lazyDialog(async () => (await import('./remedy-dialog.tsx')).RemedyDialog)

const remedies = Object.keys(REMEDIES) as Remedy[]

/** What makes a correction good again. It is asked which one, when there is any. */
export function Remedies({ childId }: { childId: string }) {
  const t = useTranslate()
  const lines = useQuery(recentLines(childId))
  const nothingToName = useOpenCorrections(lines.data)?.length === 0
  const [asked, setAsked] = useState<Remedy | null>(null)
  return (
    <Section title={t('behaviors.remedies')} tone="clay">
      <ul className="remedies">
        {remedies.map((each) => (
          <li key={each} className="remedies-place">
            <RemedyButton childId={childId} remedy={each} onAsk={nothingToName ? undefined : () => setAsked(each)} />
          </li>
        ))}
      </ul>
      <RemedyDialog childId={childId} task={asked} lines={lines} onClose={() => setAsked(null)} />
    </Section>
  )
}
