import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'

type Pages = Pick<UseInfiniteQueryResult<readonly unknown[]>, 'data' | 'fetchNextPage'>

/** Asks for the next page of a list that is shown: `const { more, isComing } = useMore(list)`. */
export function useMore({ data: before = [], fetchNextPage }: Pages) {
  const [isComing, setComing] = useState(false)
  const isShown = useRef(false)
  useEffect(() => {
    isShown.current = true
    return () => {
      isShown.current = false
    }
  }, [])
  const more = async () => {
    setComing(true)
    // When somebody records just then, all that was loaded is told anew in place of what was asked for: it is asked for again.
    for (let isAnew = true; isAnew; ) {
      const { data = [], hasNextPage, isFetchNextPageError } = await fetchNextPage({ cancelRefetch: false })
      isAnew = isShown.current && hasNextPage && !isFetchNextPageError && data.length <= before.length
    }
    setComing(false)
  }
  return { more, isComing }
}
