import { globSync, readFileSync } from 'node:fs'
import { expect, type Page, type Response } from '@playwright/test'
import { languages } from '@sprout/domain/language'
import { newFamily } from '../family.ts'
import { behave } from '../records.ts'
import { test } from '../test.ts'

const MOST_SCRIPT = 105_000
/** What only a tap, a deed or a second look needs, by words of its own. */
const forLater = {
  dialogs: 'alertdialog',
  celebration: 'leaves',
  'the week’s columns': 'week-columns-picture',
  'the scores’ line': 'score-line-way',
  timeline: 'timeline-title',
  'what others change': 'sprout.live',
  chat: 'composer-field',
}

type Script = { bytes: number; packed: string | null; text: string }

/** The scripts that a page needs before it can be used, as they come over the wire. */
async function scriptsOf(page: Page, path: string): Promise<Script[]> {
  // What is fetched when nothing else waits is no part of the first load.
  await page.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }))
  const scripts: Promise<Script>[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(scriptOf(response))
  })
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.waitForLoadState('networkidle')
  return Promise.all(scripts)
}

async function scriptOf(response: Response): Promise<Script> {
  // A worker that is done takes its text along.
  const text = response.url().includes('warm-dates') ? '' : await response.text()
  const { responseBodySize: bytes } = await response.request().sizes()
  return { bytes, packed: await response.headerValue('content-encoding'), text }
}

for (const language of languages) {
  for (const [place, prepare] of [
    ['the landing screen', async () => {}],
    ['home', parentOfMia],
  ] as const) {
    test(`${place} opens with little to download, and nothing that is for later, in ${language}`, async ({ page }) => {
      await prepare(page)
      const scripts = await scriptsOf(page, `/${language}`)
      expect(scripts.length).toBeGreaterThan(0)
      // A file that fits a packet travels as it is.
      expect(scripts.filter(({ bytes, packed }) => bytes > 1024 && packed !== 'br')).toEqual([])
      expect(scripts.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(MOST_SCRIPT)
      const first = scripts.map(({ text }) => text).join()
      expect(Object.entries(forLater).filter(([, words]) => first.includes(words))).toEqual([])
    })
  }
}

test('what a stranger reads gets its look before its code', async ({ page }) => {
  const network = await page.context().newCDPSession(page)
  const wished: { type?: string; request: { initialPriority: string } }[] = []
  network.on('Network.requestWillBeSent', (asked) => wished.push(asked))
  await network.send('Network.enable')
  await page.goto('/en')
  const first = (type: string) => wished.find((asked) => asked.type === type)?.request.initialPriority
  expect([first('Stylesheet'), first('Script')]).toEqual(['VeryHigh', 'Low'])
})

test('the first date of home is made ready beside the page', async ({ page }) => {
  await parentOfMia(page)
  const beside = page.waitForEvent('worker', (worker) => worker.url().includes('warm-dates'))
  await page.goto('/en')
  await beside
})

test('what is for later is in the app, by the words that the first load is searched for', () => {
  const all = globSync('web/dist/assets/*.js').map((file) => readFileSync(file, 'utf8'))
  expect(Object.values(forLater).filter((words) => !all.join().includes(words))).toEqual([])
})

test('all of a script is compiled while it comes', () => {
  const scripts = globSync('web/dist/assets/*.js', { exclude: ['**/warm-dates-*'] })
  const first = scripts.map((file) => readFileSync(file, 'utf8').split('\n', 1)[0])
  expect(new Set(first)).toEqual(new Set(['//# allFunctionsCalledOnLoad']))
})

async function parentOfMia(page: Page) {
  await newFamily(page, 'Mia')
  await behave(page, { title: 'Helped', points: 10 })
}
