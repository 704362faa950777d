import { expect } from '@playwright/test'
import { type Language, languages } from '@sprout/domain/language'
import { chapters } from '../every-screen.ts'
import { barriers } from '../faults/barriers.ts'
import { misfits } from '../faults/misfits.ts'
import { noise } from '../faults/noise.ts'
import { shifts } from '../faults/shifts.ts'
import { isPlace, type Screen } from '../screens/screen.ts'
import { test } from '../test.ts'
import { walk } from '../walk.ts'

test.slow()

for (const [name, chapter] of Object.entries(chapters)) {
  test(`${name}: in each language all fits and everyone can read and use it, nothing jumps or complains`, async ({
    page,
    server,
  }) => {
    const complaints = await noise(page, server)
    const jumps = await shifts(page)
    // The others say the same with the same roles and colours.
    const read = (language: Language) => (language === 'en' ? barriers(page) : [])
    const faults = await walk(page, languages, chapter, async ({ screen: { mayJump }, language, isJustOpened }) => [
      ...(isJustOpened && !mayJump ? await jumps() : []),
      ...(await misfits(page, language)),
      ...(await read(language)),
      ...complaints(),
    ])
    expect(faults).toEqual([])
  })

  test(`${name} on a slow line: nothing jumps while it loads`, async ({ page }) => {
    const jumps = await shifts(page)
    // First the page, then its face, then what the server knows.
    await page.context().route(/\/api\/|\.woff2$/, async (route) => {
      await new Promise((wait) => setTimeout(wait, 300))
      await route.fallback()
    })
    const isUsual = (screen: Screen) => isPlace(screen) && !screen.meanwhile && !screen.mayJump
    const places = chapter.map((scene) => ({ ...scene, screens: scene.screens.filter(isUsual) }))
    const faults = await walk(page, ['en'], places, async () => {
      await page.waitForLoadState('networkidle')
      return jumps()
    })
    expect(faults).toEqual([])
  })
}
