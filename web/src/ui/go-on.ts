import { useLayoutEffect, useRef } from 'react'
import { focusTitle } from './focus-title.ts'

/**
 * Where whoever works by keyboard goes on from when the row that had the focus is gone: the same button of the row that took
 * its place, of the last one when it was the last, the title when none is left.
 */
export function placeOf(from: Element | null, title?: string): () => void {
  const row = from?.closest('li')
  const around = row?.closest('section, [role=tabpanel], main')
  const rowsLike = (one: Element) =>
    [...(around?.querySelectorAll('li') ?? [])].filter((li) => li.className === one.className && !isWithinRow(li))
  const nth = row ? rowsLike(row).indexOf(row) : 0
  const button = row ? [...row.querySelectorAll('button')].indexOf(from as HTMLButtonElement) : 0
  return () => {
    const rows = row && around?.isConnected ? rowsLike(row) : []
    const place = (rows[nth] ?? rows.at(-1))?.querySelectorAll('button')[button]
    if (place) place.focus()
    else focusTitle(title)
  }
}

/** A day of a habit's week, say. */
const isWithinRow = (li: Element) => Boolean(li.parentElement?.closest('li'))

/** The place of what opened a dialog. */
export function useGoOn(open: boolean): () => void {
  const goOn = useRef<() => void>(undefined)
  useLayoutEffect(() => {
    if (open) goOn.current = placeOf(document.activeElement)
  }, [open])
  return () => (goOn.current ?? focusTitle)()
}
