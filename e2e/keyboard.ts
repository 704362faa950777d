import { expect, type Locator, type Page } from '@playwright/test'

/** Walks with Tab like somebody without a mouse, who must see at every stop where they are. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  await expect.poll(() => target.evaluate(standsBeside)).toBe(true)
  for (let stops = 0; stops < 60; stops++) {
    await page.keyboard.press(key)
    await expect.poll(() => page.evaluate(unseenStop)).toBeNull()
    if (await target.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error(`${target} is not on the way`)
}

export async function pressOn(page: Page, target: Locator, key: 'Enter' | 'Space' = 'Enter') {
  await tabTo(page, target)
  // A busy button takes no key.
  await expect(target).toBeEnabled()
  await page.keyboard.press(key)
}

/** A dialog takes the focus a moment after it is seen; a Tab before that would start outside. */
function standsBeside(target: Element) {
  const dialog = target.closest('[role=dialog], [role=alertdialog]')
  return !dialog || dialog.contains(document.activeElement)
}

/** Why the focus cannot be seen, or null. */
function unseenStop() {
  const stop = document.activeElement
  if (!stop || stop === document.body || stop.matches('[data-base-ui-focus-guard]')) return null
  const shown = stop.matches('[type=radio]') ? (stop.closest('label') ?? stop) : stop
  const { outlineStyle, outlineWidth } = getComputedStyle(shown)
  const { left, top, width, height } = shown.getBoundingClientRect()
  const name = stop.getAttribute('aria-label') ?? (shown.textContent || shown.outerHTML)
  if (outlineStyle === 'none' || Number.parseFloat(outlineWidth) < 2) return `"${name}" has no ring`
  const found = document.elementFromPoint(left + width / 2, top + height / 2)
  return shown.contains(found) || found?.closest('.toasts') ? null : `"${name}" is covered by .${found?.className}`
}
