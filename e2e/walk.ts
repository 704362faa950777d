import { expect, type Page } from '@playwright/test'
import type { Language } from '@sprout/domain/language'
import { isPlace, type Scene, type Screen } from './screens/screen.ts'
import { speak } from './speak.ts'
import { wordsIn } from './words.ts'

/** Where a screen stands as it is looked at: just opened, or turned from another language in its place. */
type Sight = { screen: Screen; language: Language; isJustOpened: boolean }

/**
 * Opens the screens and dialogs of a chapter and hears in each of these languages what is wrong there; what stays is the list
 * of faults. What taps lead to is opened in one, another each time, and read in the others where it stands.
 */
export async function walk(
  page: Page,
  languages: readonly Language[],
  chapter: Scene[],
  faultsOf: (sight: Sight) => Promise<string[]>,
) {
  const faults: string[] = []
  let opened = 0
  for (const { begin, screens } of chapter) {
    // A page that is open would ask in the midst of it, as whoever was in before.
    await page.goto('about:blank')
    await begin?.(page)
    for (const screen of screens) {
      const first = opened++ % languages.length
      for (const language of [...languages.slice(first), ...languages.slice(0, first)]) {
        const isJustOpened = language === languages[first] || isPlace(screen) || screen.isToldOnce === true
        if (isJustOpened) await open(page, language, screen)
        else await speak(page, language)
        const shown = page.getByText(screen.shows(wordsIn(language))).filter({ visible: true })
        const isThere = () => expect(shown.first(), `${screen.name} in ${language}`).toBeVisible()
        await expect(page.locator('html')).toHaveAttribute('lang', language)
        await isThere()
        await settled(page)
        const found = await faultsOf({ screen, language, isJustOpened })
        // A toast goes by itself, and would then have been looked for in vain.
        await isThere()
        faults.push(...found.map((fault) => `${screen.name} in ${language}: ${fault}`))
      }
      await page.context().setOffline(false)
      await page.unrouteAll({ behavior: 'ignoreErrors' })
    }
  }
  return faults
}

async function open(page: Page, language: Language, { path, meanwhile, taps, further }: Screen) {
  const t = wordsIn(language)
  await meanwhile?.(page)
  await page.goto(`/${language}${path}`)
  if (!meanwhile) await loaded(page)
  for (const name of taps?.(t) ?? []) {
    const button = page.getByRole('button', { name, exact: true })
    await button.waitFor()
    // Nobody is at the end of a page before its face has come.
    await page.evaluate(() => document.fonts.ready)
    await button.click()
  }
  await further?.(page, t)
}

/** After all that a screen asked for has come: until then something holds its place. */
async function loaded(page: Page) {
  await page.locator('main:not(.splash)').waitFor()
  await expect(page.locator('.skeleton')).toHaveCount(0)
}

/**
 * After what moves or changes its colour has come to rest; one movement may begin as another ends. Chromium was seen to draw
 * nothing more after its window had changed its size, so a frame is not awaited for ever: what moves is known without one.
 */
export const settled = (page: Page) =>
  page.evaluate(async () => {
    const after = (ms: number) => new Promise((passed) => setTimeout(passed, ms))
    const drawn = () => new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next)))
    const namesOf = (moving: Animation[]) =>
      moving.map((one) => (one instanceof CSSAnimation ? one.animationName : one.id))
    for (let turn = 0; ; turn++) {
      await Promise.race([drawn(), after(2000)])
      const moving = document.getAnimations().filter(({ playState }) => playState === 'running')
      if (moving.length === 0) return
      if (turn === 100) throw new Error(`${namesOf(moving)} never comes to rest`)
      await Promise.race([Promise.allSettled(moving.map(({ finished }) => finished)), after(500)])
    }
  })
