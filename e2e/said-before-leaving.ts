import type { Page } from '@playwright/test'

declare global {
  interface Window {
    said(): void
  }
}

/** Whether it was seen, as the page itself knows: while it is about to be left, nobody outside finds anything in it any more. */
export async function saidBeforeLeaving(page: Page, words: string) {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.exposeFunction('said', resolve)
  await page.addInitScript(watch, words)
  await page.evaluate(watch, words)
  return { seen: () => promise }
}

function watch(words: string) {
  const look = () => {
    if (!document.body?.innerText.includes(words)) return
    observer.disconnect()
    window.said()
  }
  const observer = new MutationObserver(look)
  observer.observe(document, { childList: true, subtree: true, characterData: true })
}
