import { type Child, NO_AVATAR } from '@sprout/domain/children/model'
import { grouped } from '@sprout/domain/grouped'
import { momentCalls } from '@sprout/domain/moments/contract'
import { MOOD_EMOJI, WEATHER_EMOJI } from '@sprout/domain/moments/emoji'
import type { Moment } from '@sprout/domain/moments/model'
import { PAGE } from '@sprout/domain/timeline/model'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { LoadFailed } from '../api/load-failed.tsx'
import { pages } from '../api/pages.ts'
import { useTranslate } from '../i18n/language.tsx'
import { usePrintWords } from '../i18n/print-words.ts'
import { useFormats } from '../i18n/use-formats.ts'
import { Avatar } from '../ui/avatar.tsx'
import { ChoiceGroup } from '../ui/choice.tsx'
import { PrintSheet } from '../ui/print-sheet.tsx'
import { SkeletonCards } from '../ui/skeleton-cards.tsx'
import { EmptyBook } from './empty-book.tsx'
import './growth-book.css'

/** The moments of a year as a small book, month by month. */
export function GrowthBookScreen({ child }: { child: Child }) {
  const t = useTranslate()
  const words = usePrintWords()
  const list = useAllMoments(child.id)
  const [chosen, setChosen] = useState<string>()
  // Once it was told to its end it stays.
  const isWhole = list.data && !list.hasNextPage
  if (list.error && !list.isFetching && !isWhole)
    return <LoadFailed failure={list.error} busy={list.isFetching} onRetry={list.refetch} />
  if (!isWhole) return <SkeletonCards label={t('ui.loading')} count={2} height="21.5rem" />
  const byYear = grouped(list.data, ({ date }) => date.slice(0, 4))
  const years = [...byYear.keys()].sort().reverse()
  const year = years.find((one) => one === chosen) ?? years[0]
  if (!year) return <EmptyBook childId={child.id} />
  const options = years.map((value) => ({ value, label: value }))
  const choices = <ChoiceGroup legend={t('prints.book.year')} value={year} options={options} onChange={setChosen} />
  return (
    <PrintSheet way="tall" words={words} choices={choices}>
      <Cover child={child} year={year} count={byYear.get(year)?.length ?? 0} />
      {byMonth(byYear.get(year) ?? []).map(([month, moments]) => (
        <Month key={month} month={month} moments={moments} />
      ))}
    </PrintSheet>
  )
}

/** Page after page until the last: a book has no "load more". */
function useAllMoments(childId: string) {
  const list = useInfiniteQuery(pages(momentCalls.list, { params: { childId }, query: { limit: PAGE.most } }))
  const { hasNextPage, isFetching, isError, fetchNextPage } = list
  useEffect(() => {
    if (hasNextPage && !isFetching && !isError) void fetchNextPage()
  }, [hasNextPage, isFetching, isError, fetchNextPage])
  return list
}

/** A book is read from January on. */
const byMonth = (moments: readonly Moment[]) =>
  [...grouped(moments.toSorted(byDay), ({ date }) => date.slice(0, 7))] as const
const byDay = (one: Moment, other: Moment) =>
  one.date + one.createdAt + one.id < other.date + other.createdAt + other.id ? -1 : 1

function Cover({ child: { name, avatarUrl }, year, count }: { child: Child; year: string; count: number }) {
  const t = useTranslate()
  return (
    <div className="growth-book-cover">
      <Avatar emoji={avatarUrl ?? NO_AVATAR} />
      <h2>{t('prints.book.cover', { name, year })}</h2>
      <p>{t('prints.book.moments', { count })}</p>
    </div>
  )
}

function Month({ month, moments }: { month: string; moments: readonly Moment[] }) {
  const { day } = useFormats()
  return (
    <section className="growth-book-month">
      <h3>{day(`${month}-01`, { month: 'long', year: 'numeric' })}</h3>
      {moments.map((moment) => (
        <Told key={moment.id} moment={moment} />
      ))}
    </section>
  )
}

function Told({ moment: { date, mood, weather, content, by } }: { moment: Moment }) {
  const t = useTranslate()
  const { day } = useFormats()
  return (
    <article className="growth-book-moment">
      <p className="growth-book-day">
        <span className="growth-book-emoji" aria-hidden="true">
          {MOOD_EMOJI[mood]}
        </span>
        <span className="growth-book-emoji" aria-hidden="true">
          {WEATHER_EMOJI[weather]}
        </span>
        <strong>{day(date, { weekday: 'long', day: 'numeric', month: 'long' })}</strong>
        <span>{t(`moments.moods.${mood}`)}</span>
      </p>
      {content && <p className="growth-book-story">{content}</p>}
      <p className="growth-book-by">{t('prints.book.by', { name: by })}</p>
    </article>
  )
}
