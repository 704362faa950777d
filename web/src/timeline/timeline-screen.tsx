import type { Child } from '@sprout/domain/children/model'
import { useId } from 'react'
import { useTranslate } from '../i18n/language.tsx'
import { TimelineList } from './timeline-list.tsx'
import './timeline-screen.css'

type TimelineScreenProps = {
  child: Child
  /** It stands beside another screen, which has the first heading and the ways to begin something. */
  beside?: boolean
}

/** All that was recorded of a child, day by day. */
export function TimelineScreen({ child, beside = false }: TimelineScreenProps) {
  const t = useTranslate()
  const id = useId()
  const Title = beside ? 'h2' : 'h1'
  return (
    <section className="timeline" aria-labelledby={id}>
      <header>
        <Title id={id} className="timeline-title">
          {t('timeline.title', { name: child.name })}
        </Title>
        <p className="timeline-subtitle">{t('timeline.subtitle')}</p>
      </header>
      <TimelineList child={child} beside={beside} />
    </section>
  )
}
