import type { Page } from '@playwright/test'
import type { Language } from '@sprout/domain/language'
import { settled } from '../walk.ts'
import { layoutFaults } from './layout.ts'

const LONGEST: Language = 'es'
const narrow = { width: 320, height: 568 }
const usual = { width: 390, height: 844 }
const displays = [narrow, { width: 768, height: 1024 }, { width: 1280, height: 900 }, usual]

/**
 * What does not fit a display of any usual size, with usual letters and with large ones. Large letters in a language
 * that is not the longest are tried where there is least room.
 */
export async function misfits(page: Page, language: Language): Promise<string[]> {
  const faults: string[] = []
  const tries = { '100%': displays, '200%': language === LONGEST ? displays : [narrow] }
  for (const [size, each] of Object.entries(tries)) {
    await writeIn(page, size)
    for (const display of each) {
      await page.setViewportSize(display)
      for (const fault of await layoutFaults(page)) faults.push(`${display.width} at ${size}: ${fault}`)
    }
  }
  await writeIn(page, '100%')
  await page.setViewportSize(usual)
  return faults
}

async function writeIn(page: Page, size: string) {
  await page.evaluate((fontSize) => Object.assign(document.documentElement.style, { fontSize }), size)
  await settled(page)
}
