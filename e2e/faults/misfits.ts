import type { Page, ViewportSize } from '@playwright/test'
import type { Language } from '@sprout/domain/language'
import { settled } from '../walk.ts'
import { layoutFaults } from './layout.ts'

const LONGEST: Language = 'es'
const narrow = { width: 320, height: 568 }
const usual = { width: 390, height: 844 }
/** From the one that it is on to the one that is tried with large letters too. */
const displays = [usual, { width: 768, height: 1024 }, { width: 1280, height: 900 }, narrow]

/**
 * What does not fit a display of any usual size, with usual letters and with large ones. Large letters in a language
 * that is not the longest are tried where there is least room.
 */
export async function misfits(page: Page, language: Language): Promise<string[]> {
  const faults: string[] = []
  const tries = { '100%': displays, '200%': language === LONGEST ? displays.toReversed() : [narrow] }
  for (const [size, each] of Object.entries(tries)) {
    await writeIn(page, size)
    for (const display of each) {
      await showOn(page, display)
      for (const fault of await layoutFaults(page)) faults.push(`${display.width} at ${size}: ${fault}`)
    }
  }
  await writeIn(page, '100%')
  await showOn(page, usual)
  return faults
}

async function showOn(page: Page, display: ViewportSize) {
  if (page.viewportSize()?.width === display.width) return
  await page.setViewportSize(display)
  // The page is told of it with its next picture; what it draws otherwise by then is drawn now.
  await page.evaluate(() => void dispatchEvent(new Event('resize')))
}

async function writeIn(page: Page, size: string) {
  const moves = await page.evaluate((fontSize) => {
    Object.assign(document.documentElement.style, { fontSize })
    return document.getAnimations().length > 0
  }, size)
  if (moves) await settled(page)
}
