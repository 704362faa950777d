import type { Page } from '@playwright/test'

/**
 * Where what a family wrote from right to left turns round what stands beside it: our words, numbers and signs go on from
 * left to right, and what was written ends at its left.
 */
export const turnedRound = (page: Page, written: readonly string[]): Promise<string[]> => page.evaluate(turned, written)

/** Runs in the browser, so it stands by itself. */
function turned(written: readonly string[]) {
  type Sign = { sign: string; left: number; right: number; line: number }

  const paragraphOf = (text: Node) => {
    let box = text.parentElement
    while (box && getComputedStyle(box).display.startsWith('inline')) box = box.parentElement
    return box
  }
  /** Emoji are left out: one of several parts has no parts to be seen. */
  const signsOf = (text: Node) =>
    [...(text.textContent ?? '').matchAll(/[^\s\p{C}\p{M}\p{So}\p{Sk}]/gu)].map(({ 0: sign, index }): Sign => {
      const range = document.createRange()
      range.setStart(text, index)
      range.setEnd(text, index + sign.length)
      const { left, right, top, bottom } = range.getBoundingClientRect()
      return { sign, left, right, line: Math.round((top + bottom) / 2) }
    })
  const isTogether = (one: Sign | undefined, other: Sign | undefined) =>
    one && other && Math.abs(one.line - other.line) < 6

  const paragraphs = new Map<Element, Sign[]>()
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const paragraph = paragraphOf(texts.currentNode)
    const isSeen = texts.currentNode.parentElement?.checkVisibility({ visibilityProperty: true })
    if (!paragraph || !isSeen || texts.currentNode.parentElement?.closest('.visually-hidden, option')) continue
    paragraphs.set(paragraph, [...(paragraphs.get(paragraph) ?? []), ...signsOf(texts.currentNode)])
  }

  const faults: string[] = []
  for (const signs of paragraphs.values()) {
    const said = signs.map(({ sign }) => sign).join('')
    const whole: Sign[] = []
    for (let place = 0; place < said.length; ) {
      const theirs = written.find((words) => said.startsWith(words.replaceAll(/\s/g, ''), place))
      const size = theirs?.replaceAll(/\s/g, '').length ?? 1
      const part = signs.slice(place, place + size)
      const [first, last] = [part[0], part.at(-1)]
      if (theirs && first && last && isTogether(first, last) && first.left < last.left)
        faults.push(`"${theirs}" ends at its right`)
      if (first) {
        const [left, right] = [Math.min(...part.map((sign) => sign.left)), Math.max(...part.map((sign) => sign.right))]
        // What takes several lines has no one place in them.
        whole.push({ sign: said, left, right, line: isTogether(first, last) ? first.line : -1 })
      }
      place += size
    }
    const isTurned = whole.some((one, place) => {
      const next = whole[place + 1]
      return next && isTogether(one, next) && next.left < one.right - 1
    })
    if (isTurned) faults.push(`"${said}" is turned round`)
  }
  return faults
}
