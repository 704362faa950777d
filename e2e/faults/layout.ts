import type { Page } from '@playwright/test'

/** What does not fit the page as it is now laid out. */
export const layoutFaults = (page: Page) => page.evaluate<string[]>(inPage)

/** Each check runs in the browser, so it stands by itself; all of them are sent together. */
const checks = [sticksOut, cutText, brokenWords, textUponText, smallTargets, coveredControls]
const inPage = `document.fonts.ready.then(() => [${checks.join()}].flatMap((check) => check()))`

function sticksOut() {
  const page = document.documentElement
  // What is drawn may reach beyond its frame, which cuts it; the page must not scroll for it.
  const isDrawn = (element: Element) => element.closest('[aria-hidden=true], .visually-hidden')
  const words = (element: Element) => `<${element.tagName.toLowerCase()} class="${element.className}">`
  const beyond = [...document.querySelectorAll('body *')].filter((element) => {
    const { left, right, width, height } = element.getBoundingClientRect()
    return !isDrawn(element) && width > 0 && height > 0 && (left < -1 || right > page.clientWidth + 1)
  })
  const scrolls = page.scrollWidth > page.clientWidth ? [`the page is ${page.scrollWidth} wide`] : []
  return [...scrolls, ...beyond.map((element) => `${words(element)} sticks out of the page`)]
}

function cutText() {
  const faults: string[] = []
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const { parentElement: parent, textContent: text } = texts.currentNode
    if (!parent?.checkVisibility({ visibilityProperty: true }) || parent.closest('.visually-hidden, option')) continue
    const range = document.createRange()
    range.selectNodeContents(texts.currentNode)
    const rects = [...range.getClientRects()]
    let scrolls = false
    for (let box: Element | null = parent; box && box !== document.body; box = box.parentElement) {
      const { left, right, top, bottom } = box.getBoundingClientRect()
      const { overflowY, display, position } = getComputedStyle(box)
      const isWide = display !== 'inline' && rects.some((rect) => rect.left < left - 1 || rect.right > right + 1)
      const isHigh = rects.some((rect) => rect.top < top - 1 || rect.bottom > bottom + 1)
      const isCut = isWide || (isHigh && !scrolls && /hidden|clip/.test(overflowY))
      if (isCut) faults.push(`"${text}" is cut by or sticks out of <${box.tagName} class="${box.className}">`)
      scrolls ||= /auto|scroll/.test(overflowY)
      if (isCut || position === 'fixed') break
    }
  }
  return faults
}

/** On a button a word that is no longer than most stays in one piece. */
function brokenWords() {
  const faults: string[] = []
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const { parentElement: parent, textContent } = texts.currentNode
    if (!parent?.closest('a, button, label') || parent.closest('.visually-hidden')) continue
    for (const { 0: word, index } of (textContent ?? '').matchAll(/[\p{Script=Latin}]{2,12}(?!\p{L})/gu)) {
      const range = document.createRange()
      range.setStart(texts.currentNode, index)
      range.setEnd(texts.currentNode, index + word.length)
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
      if (lines.size > 1) faults.push(`"${word}" is broken in two`)
    }
  }
  return faults
}

function textUponText() {
  type Line = { text: string; layer: Element | null; rect: DOMRect }
  const lines: Line[] = []
  const layerOf = (element: Element | null): Element | null =>
    !element || /fixed|sticky/.test(getComputedStyle(element).position) ? element : layerOf(element.parentElement)
  // What is scrolled out of a list lies upon nothing.
  const inSight = (rect: DOMRect, box: Element | null): DOMRect => {
    if (!box || box === document.body) return rect
    if (!/auto|scroll/.test(getComputedStyle(box).overflowY)) return inSight(rect, box.parentElement)
    const { top, bottom } = box.getBoundingClientRect()
    const from = Math.max(rect.top, top)
    return inSight(
      new DOMRect(rect.x, from, rect.width, Math.max(0, Math.min(rect.bottom, bottom) - from)),
      box.parentElement,
    )
  }
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const { parentElement: parent, textContent: text } = texts.currentNode
    if (!text?.trim() || !parent?.checkVisibility({ visibilityProperty: true })) continue
    if (parent.closest('.visually-hidden, option')) continue
    const range = document.createRange()
    range.selectNodeContents(texts.currentNode)
    for (const rect of range.getClientRects()) lines.push({ text, layer: layerOf(parent), rect: inSight(rect, parent) })
  }
  // Letters fill the middle of their line.
  const touch = (a: DOMRect, b: DOMRect) =>
    Math.min(a.height, b.height) > 0 &&
    a.left < b.right - 1 &&
    b.left < a.right - 1 &&
    a.top + a.height / 4 < b.bottom - b.height / 4 &&
    b.top + b.height / 4 < a.bottom - a.height / 4
  return lines.flatMap((a, place) =>
    lines
      .slice(place + 1)
      .filter((b) => a.layer === b.layer && touch(a.rect, b.rect))
      .map((b) => `"${a.text}" lies upon "${b.text}"`),
  )
}

function smallTargets() {
  const controls = document.querySelectorAll('a, button, select, input, textarea, summary, [role=button]')
  const targetOf = (control: Element) =>
    (control.matches('[type=radio], [type=checkbox]') && control.closest('label')) || control
  const inProse = (control: Element) => control.matches('p a') && getComputedStyle(control).display === 'inline'
  return [...controls]
    .filter((control) => control.checkVisibility({ visibilityProperty: true }) && !inProse(control))
    .map((control) => ({ control, box: targetOf(control).getBoundingClientRect() }))
    .filter(({ box }) => box.width < 47.5 || box.height < 47.5)
    .map(({ control, box }) => {
      const name = control.getAttribute('aria-label') ?? control.textContent
      return `"${name}" is only ${Math.round(box.width)} x ${Math.round(box.height)}`
    })
}

/** Scrolled to, each control must be what a finger there touches. A toast is soon gone. */
function coveredControls() {
  const inside =
    document.querySelector('[role=alertdialog]') ?? document.querySelector('[role=dialog], dialog[open]') ?? document
  const controls = [...inside.querySelectorAll('a, button, select, input:not([type=radio]), label:has([type=radio])')]
  const covered = controls.filter((control) => {
    if (!control.checkVisibility({ visibilityProperty: true })) return false
    control.scrollIntoView({ block: 'center', behavior: 'instant' })
    const { left, top, width, height } = control.getBoundingClientRect()
    const found = document.elementFromPoint(left + width / 2, top + height / 2)
    return !control.contains(found) && !found?.closest('.toasts')
  })
  window.scrollTo(0, 0)
  return covered.map((control) => `"${control.getAttribute('aria-label') ?? control.textContent}" cannot be reached`)
}
