import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { type Browser, chromium } from '@playwright/test'
import { type Language, languages } from '@sprout/domain/language'
import { startDemo } from './demo.ts'
import { settled } from './walk.ts'
import { withoutLive } from './without-live.ts'

const FOLDER = 'web/public'
const PAPER = '#f9f7ed'
const pip = readFileSync(`${FOLDER}/favicon.svg`).toString('base64')

/** How much of the side Pip takes. Of a maskable icon a phone may cut off all beyond a circle of 80 %; a Mac's corners are round. */
const icons = {
  'app-192': { size: 192, pip: 0.92, paper: 'transparent' },
  'app-512': { size: 512, pip: 0.92, paper: 'transparent' },
  'maskable-512': { size: 512, pip: 0.58, paper: PAPER },
  'apple-180': { size: 180, pip: 0.74, paper: PAPER },
}
const shots = {
  home: { path: '/', viewport: { width: 390, height: 844 } },
  habits: { path: '/?screen=habits', viewport: { width: 390, height: 844 } },
  wide: { path: '/', viewport: { width: 1280, height: 900 } },
}

const executablePath = process.env.CHROMIUM_PATH
const browser = await chromium.launch({ args: ['--no-sandbox'], ...(executablePath && { executablePath }) })
for (const name of ['icons', 'screenshots']) mkdirSync(`${FOLDER}/${name}`, { recursive: true })
try {
  for (const [name, icon] of Object.entries(icons)) await draw(browser, name, icon)
  for (const language of languages) await shoot(browser, language)
} finally {
  await browser.close()
}

async function draw(on: Browser, name: string, icon: (typeof icons)[keyof typeof icons]) {
  const { size, paper } = icon
  const page = await on.newPage({ viewport: { width: size, height: size } })
  await page.setContent(
    `<body style="margin:0;display:grid;place-content:center;height:100vh;background:${paper}">
    <img alt="" style="height:${100 * icon.pip}vh" src="data:image/svg+xml;base64,${pip}">`,
  )
  await page.locator('img').evaluate((image: HTMLImageElement) => image.decode())
  writeFileSync(`${FOLDER}/icons/${name}.png`, await page.screenshot({ omitBackground: true }))
  await page.close()
}

async function shoot(on: Browser, language: Language) {
  const demo = await startDemo(language)
  for (const [shot, { path, viewport }] of Object.entries(shots)) {
    const context = await on.newContext({ viewport, locale: language, reducedMotion: 'reduce', baseURL: demo.url })
    await withoutLive(context)
    await demo.signIn(context)
    const page = await context.newPage()
    await page.goto(`/${language}${path}`)
    await page.waitForLoadState('networkidle')
    await page.locator('.skeleton').first().waitFor({ state: 'detached' })
    await page.evaluate(() => document.fonts.ready)
    await settled(page)
    const file = `${FOLDER}/screenshots/${language}-${shot}.jpeg`
    await page.screenshot({ path: file, type: 'jpeg', quality: 82 })
    await context.close()
  }
  await demo.stop()
}
