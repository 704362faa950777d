import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import { type MouseEvent, useEffect, useRef } from 'react'
import { useTranslate } from '../i18n/language.tsx'
import { Button } from '../ui/button.tsx'
import { failureWords } from './failure-words.ts'
import './load-more.css'
import { useMore } from './use-more.ts'

type Pages = Pick<
  UseInfiniteQueryResult<readonly unknown[]>,
  'data' | 'hasNextPage' | 'isFetchNextPageError' | 'error' | 'fetchNextPage'
>

type LoadMoreProps = {
  pages: Pages
  label: string
  /** When the next page does not come. */
  failed: string
  /** When there is no next page. */
  end: string
}

/** What leads on at the end of a list in pages, or says that this is all. */
export function LoadMore({ pages, label, failed, end }: LoadMoreProps) {
  const t = useTranslate()
  const last = useRef<HTMLParagraphElement>(null)
  const asked = useRef(false)
  const { more, isComing } = useMore(pages)
  const { hasNextPage, isFetchNextPageError, error } = pages
  const goOn = useFocusOnNewRow(pages.data?.length)
  useEffect(() => {
    // The button that had the focus is gone, and no row has it.
    if (!hasNextPage && asked.current && document.activeElement === document.body)
      last.current?.focus({ preventScroll: true })
  }, [hasNextPage])
  const ask = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    asked.current = true
    goOn(currentTarget)
    void more()
  }
  if (!hasNextPage)
    return (
      <p ref={last} className="load-more-end" tabIndex={-1}>
        {end}
      </p>
    )
  return (
    <div className="load-more">
      <Button tone="soft" wide busy={isComing} onClick={ask}>
        {label}
      </Button>
      <p className="load-more-failed" role="alert">
        {isFetchNextPageError && error && `${failed} · ${failureWords(t, error)}`}
      </p>
    </div>
  )
}

/** Whoever asks by keyboard goes on from the first row that came; whoever taps stays where they look. */
function useFocusOnNewRow(count: number | undefined) {
  const asked = useRef<{ button: Element; list: ParentNode; last: Element }>(undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: it looks when there are more.
  useEffect(() => {
    if (!asked.current) return
    const { button, list, last } = asked.current
    const rows = [...list.querySelectorAll('li')]
    const row = rows[rows.indexOf(last as HTMLLIElement) + 1]
    if (!row || !last.isConnected) return
    asked.current = undefined
    // After the last page the button is gone, and the focus with it.
    if (document.activeElement === button || !button.isConnected) focusRow(row)
  }, [count])
  return (button: Element) => {
    const list = button.closest('.load-more')?.parentElement
    const last = [...(list?.querySelectorAll('li') ?? [])].at(-1)
    asked.current = list && last && button.matches(':focus-visible') ? { button, list, last } : undefined
  }
}

/** A row that is not tapped as a whole is no stop on the way, but a place to begin. */
function focusRow(row: HTMLElement) {
  const whole = row.querySelector<HTMLElement>(':scope > button')
  if (!whole) row.tabIndex = -1
  const place = whole ?? row
  place.focus()
}
