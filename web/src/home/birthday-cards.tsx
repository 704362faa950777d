import type { LocalDate } from '@sprout/domain/calendar'
import { type NextBirthday, nearBirthday } from '@sprout/domain/children/birthday'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { childList } from '../children/current-child.ts'
import { useTranslate } from '../i18n/language.tsx'
import { useFormats } from '../i18n/use-formats.ts'
import { Card } from '../ui/card.tsx'
import { Facts } from '../ui/facts.tsx'
import { Row } from '../ui/row.tsx'
import './birthday-cards.css'

/** The birthdays of the family's children that are near, whoever is chosen. */
export function BirthdayCards({ today }: { today: LocalDate }) {
  const { data: children = [] } = useQuery(childList)
  return children.map(({ id, name, birthday }) => {
    const near = birthday && nearBirthday(birthday, today)
    return near && <BirthdayCard key={id} name={name} near={near} />
  })
}

function BirthdayCard({ name, near: { day, inDays, turns } }: { name: string; near: NextBirthday }) {
  const t = useTranslate()
  const { daysAhead, day: written } = useFormats()
  const isToday = inDays === 0
  const title = isToday ? t('home.birthday.today', { name }) : t('home.birthday.turns', { name, count: turns })
  const date = written(day, { weekday: 'long', day: 'numeric', month: 'long' })
  const facts = isToday ? [t('home.birthday.age', { count: turns })] : [daysAhead(inDays), date]
  return <CakeCard title={title} text={<Facts list={facts} />} />
}

/** Whoever's it is. */
export const CakeCard = (said: { title: ReactNode; text: ReactNode }) => (
  <Card className="birthday-card" tone="coin">
    <Row picture="🎂" tone="coin" {...said} />
  </Card>
)
