import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
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
  useEffect(() => {
    // The button that had the focus is gone.
    if (!hasNextPage && asked.current) last.current?.focus({ preventScroll: true })
  }, [hasNextPage])
  const ask = () => {
    asked.current = true
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
