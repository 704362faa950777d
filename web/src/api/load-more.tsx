import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useTranslate } from '../i18n/language.tsx'
import { Button } from '../ui/button.tsx'
import { failureWords } from './failure-words.ts'
import './load-more.css'

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
  const [isComing, setComing] = useState(false)
  const { hasNextPage, isFetchNextPageError, error } = pages
  useEffect(() => {
    // The button that had the focus is gone.
    if (!hasNextPage && asked.current) last.current?.focus({ preventScroll: true })
  }, [hasNextPage])
  const more = async () => {
    asked.current = true
    setComing(true)
    await fetchMore(pages)
    setComing(false)
  }
  if (!hasNextPage)
    return (
      <p ref={last} className="load-more-end" tabIndex={-1}>
        {end}
      </p>
    )
  return (
    <div className="load-more">
      <Button tone="soft" wide busy={isComing} onClick={() => void more()}>
        {label}
      </Button>
      <p className="load-more-failed" role="alert">
        {isFetchNextPageError && error && `${failed} · ${failureWords(t, error)}`}
      </p>
    </div>
  )
}

/** When somebody records just then, all that was loaded is told anew, in place of what was asked for: it is asked for again. */
async function fetchMore({ data: before = [], fetchNextPage }: Pages) {
  for (;;) {
    const { data = [], hasNextPage, isFetchNextPageError } = await fetchNextPage({ cancelRefetch: false })
    if (data.length > before.length || !hasNextPage || isFetchNextPageError) return
  }
}
