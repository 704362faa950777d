import { mkdirSync } from 'node:fs'
import { chromium, type Page } from '@playwright/test'
import { type Language, languages } from '@sprout/domain/language'
import { startDemo } from './demo.ts'
import { settled } from './walk.ts'
import { withoutLive } from './without-live.ts'

const FOLDER = 'docs/pictures'
const phone = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  reducedMotion: 'reduce',
} as const
const themes = ['light', 'dark'] as const
const screens = {
  landing: '/',
  'sign-in': '/sign-in',
  home: '/',
  behaviors: '/?screen=behaviors',
  habits: '/?screen=habits',
  skills: '/?screen=skills',
  moments: '/?screen=moments',
  timeline: '/?tab=timeline',
  rewards: '/?tab=rewards',
  profile: '/?tab=profile',
}
type Name = keyof typeof screens
/** The README shows these, in English by day but where the name says otherwise. */
const chosen = ['landing', 'home', 'habits', 'skills', 'timeline', 'rewards', 'profile-dark']

const executablePath = process.env.CHROMIUM_PATH
const browser = await chromium.launch({ args: ['--no-sandbox'], ...(executablePath && { executablePath }) })
mkdirSync(FOLDER, { recursive: true })
try {
  for (const language of languages) await picture(language)
} finally {
  await browser.close()
}

/** Every screen of the demo family in a language, by day and by night. */
async function picture(language: Language) {
  const demo = await startDemo(language)
  try {
    for (const colorScheme of themes) {
      const context = await browser.newContext({ ...phone, colorScheme, locale: language, baseURL: demo.url })
      await withoutLive(context)
      const page = await context.newPage()
      for (const screen of Object.keys(screens) as Name[]) {
        if (screen === 'home') await demo.signIn(context)
        await take(page, language, screen, colorScheme)
      }
      await context.close()
    }
  } finally {
    await demo.stop()
  }
}

async function take(page: Page, language: Language, screen: Name, theme: (typeof themes)[number]) {
  await page.goto(`/${language}${screens[screen]}`)
  await page.waitForLoadState('networkidle')
  await page.locator('.skeleton').first().waitFor({ state: 'detached' })
  await page.evaluate(() => document.fonts.ready)
  await settled(page)
  const shown = theme === 'dark' ? `${screen}-dark` : screen
  await page.screenshot({ path: `${FOLDER}/${language}/${shown}.png` })
  if (language === 'en' && chosen.includes(shown)) await page.screenshot({ path: `${FOLDER}/${shown}.png` })
}
