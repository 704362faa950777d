import { useLayoutEffect, useRef } from 'react'

const NEAR = 48

/**
 * A conversation keeps its end in sight as it grows, unless the reader has gone up to read what was; and it goes no
 * further than to where the latest question, which is marked with `data-latest`, would leave the picture.
 */
export function useStickToEnd(content: unknown, questions: number) {
  const ref = useRef<HTMLDivElement>(null)
  const place = useRef({ sticks: false, top: 0, questions: 0 })
  const look = () => {
    const { scrollTop: top, scrollHeight, clientHeight } = ref.current!
    const isAtEnd = scrollHeight - clientHeight - top < NEAR
    // On its way down to the end it is not there yet.
    const sticks = isAtEnd || (place.current.sticks && top >= place.current.top)
    place.current = { ...place.current, sticks, top }
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: what has grown is on the screen, not in the closure
  useLayoutEffect(() => {
    // The browser tells of a scroll a moment later than it happens.
    look()
    const isAsked = questions > place.current.questions
    place.current.questions = questions
    if (isAsked) place.current.sticks = true
    if (place.current.sticks && ref.current) ref.current.scrollTop = restOf(ref.current)
  }, [content, questions])
  return { ref, onScroll: look }
}

function restOf(list: HTMLElement) {
  const latest = list.querySelector<HTMLElement>('[data-latest]')
  const end = list.scrollHeight - list.clientHeight
  return latest ? Math.min(end, latest.offsetTop - list.offsetTop) : end
}
