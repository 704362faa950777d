import { BookHeart, CalendarCheck, ChevronRight } from 'lucide-react'
import { Link } from 'wouter'
import { useCurrentChild } from '../children/current-child.ts'
import { useTranslate } from '../i18n/language.tsx'
import { addressOfScreen, fromTab } from '../shell/screens.ts'
import { Card } from '../ui/card.tsx'
import { Row, Rows } from '../ui/row.tsx'
import { Section } from '../ui/section.tsx'

const chevron = <ChevronRight aria-hidden="true" />

/** What may hang on a fridge or stand on a shelf. */
export function PrintsCard() {
  const t = useTranslate()
  const name = useCurrentChild()?.name ?? ''
  return (
    <Card>
      <Section title={t('prints.title')}>
        <Rows>
          <li>
            <Link className="row-tap" href={addressOfScreen('weekSheet')} state={fromTab}>
              <Row
                {...{ picture: <CalendarCheck />, tone: 'sky', title: t('modules.weekSheet'), end: chevron }}
                text={t('prints.week.way', { name })}
              />
            </Link>
          </li>
          <li>
            <Link className="row-tap" href={addressOfScreen('growthBook')} state={fromTab}>
              <Row
                {...{ picture: <BookHeart />, tone: 'plum', title: t('modules.growthBook'), end: chevron }}
                text={t('prints.book.way')}
              />
            </Link>
          </li>
        </Rows>
      </Section>
    </Card>
  )
}
