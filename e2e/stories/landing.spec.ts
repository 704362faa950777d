import { expect, type Page } from '@playwright/test'
import { languages } from '@sprout/domain/language'
import { modules } from '../../web/src/shell/screens.ts'
import { noise } from '../faults/noise.ts'
import { holdCalls } from '../held-calls.ts'
import { test } from '../test.ts'
import { catalogues, wordsIn } from '../words.ts'

const OUR_CODE = '**/assets/*.js'
const html = (page: Page) => page.locator('html')
const greets = (page: Page, language: 'zh' | 'en' | 'es') =>
  expect(page.getByRole('heading', { level: 1 })).toHaveText(wordsIn(language)('landing.heroTitle'))
const menu = (page: Page) => page.locator('header').getByRole('combobox')

/** Every sentence of a part of the catalogue. */
const sentences = (part: object): string[] =>
  Object.values(part).flatMap((node) => (typeof node === 'string' ? [node] : sentences(node)))

for (const language of languages) {
  test(`a stranger reads all of the landing screen in ${language}`, async ({ page }) => {
    const { landing, modules: names, brand } = catalogues[language]
    await page.goto(`/${language}`)
    await greets(page, language)
    await expect(html(page)).toHaveAttribute('lang', language)
    await expect(page).toHaveTitle(brand.name)
    const said = (await page.locator('body').innerText()).replaceAll(/\s+/g, ' ')
    const expected = [...sentences(landing), ...modules.map((one) => names[one])]
    for (const sentence of expected.filter((text) => text !== landing.stats.title))
      expect(said).toContain(sentence.replace('{count}', '100'))
    expect(said).toMatch(/21.*100\+/)
  })
}

for (const language of languages) {
  test(`a stranger reads it in ${language} before any of our code has come, and finds the way in`, async ({
    browser,
    server,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: server.url, locale: language })
    const page = await context.newPage()
    for (const address of ['/', `/${language}`]) {
      await page.goto(address)
      await greets(page, language)
      await expect(html(page)).toHaveAttribute('lang', language)
      await expect(page).toHaveTitle(catalogues[language].brand.name)
    }
    await page.getByRole('link', { name: wordsIn(language)('landing.signIn') }).click()
    await expect(page).toHaveURL(/\/sign-in/)
    await context.close()
  })
}

test('what was read, touched and chosen before our code came stays when it does', async ({ page, server }) => {
  const complaints = await noise(page, server)
  const code = await holdCalls(page, OUR_CODE)
  await page.goto('/', { waitUntil: 'commit' })
  await greets(page, 'en')
  // Its words may be there before it looks as it will.
  await page.waitForFunction(() => document.querySelector<HTMLLinkElement>('link[rel=stylesheet]')?.sheet)
  await page.evaluate(() => document.fonts.ready)
  const wayIn = await page.getByRole('link', { name: 'Start free' }).last().elementHandle()
  await wayIn?.focus()
  const scrolled = await page.evaluate(() => scrollY)
  expect(scrolled).toBeGreaterThan(0)
  code.letGo()
  await page.waitForLoadState('networkidle')
  expect(await wayIn?.evaluate((link) => link.isConnected && link === document.activeElement)).toBe(true)
  expect(await page.evaluate(() => scrollY)).toBe(scrolled)
  // It is our code's by now.
  await page.getByRole('button', { name: catalogues.en.landing.texts.terms }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(complaints()).toEqual([])
})

test('a language that is chosen before our code has come is spoken when it has', async ({ page }) => {
  const code = await holdCalls(page, OUR_CODE)
  await page.goto('/', { waitUntil: 'commit' })
  await menu(page).selectOption('es')
  code.letGo()
  await greets(page, 'es')
  await expect(menu(page)).toHaveValue('es')
  await page.reload()
  await greets(page, 'es')
})

test('a language that is chosen while our code wakes the page is spoken', async ({ page }) => {
  // It is woken in slices, of which none comes before the choice: the page listens already.
  await page.addInitScript(() => {
    const choice = new Promise((chosen) => window.addEventListener('change', chosen, { once: true }))
    const post: (this: MessagePort, message: unknown) => void = Reflect.get(MessagePort.prototype, 'postMessage')
    MessagePort.prototype.postMessage = function (message: unknown) {
      void choice.then(() => post.call(this, message))
    }
  })
  await page.goto('/')
  const isListening = () => Object.keys(document.getElementById('root')!).some((key) => key.startsWith('__react'))
  await page.waitForFunction(isListening)
  await menu(page).selectOption('es')
  await greets(page, 'es')
})

test('of a language that is chosen so early and does not come the menu does not speak', async ({ page }) => {
  const code = await holdCalls(page, OUR_CODE)
  await page.route(OUR_CODE, async (route) => {
    const isSpanish = (await (await route.fetch()).text()).includes('que se ven cada d')
    return isSpanish ? route.abort() : route.fallback()
  })
  await page.goto('/', { waitUntil: 'commit' })
  await menu(page).selectOption('es')
  code.letGo()
  await expect(page.getByText(wordsIn('en')('language.unavailable'))).toBeVisible()
  await expect(menu(page)).toHaveValue('en')
  // It can be chosen again.
  await page.unrouteAll({ behavior: 'wait' })
  await menu(page).selectOption('es')
  await greets(page, 'es')
})

test('whoever speaks one of the three languages is greeted in it, everyone else in English', async ({
  browser,
  server,
}) => {
  const devices = { 'es-MX': 'es', 'zh-TW': 'zh', 'en-US': 'en', 'fr-FR': 'en' } as const
  for (const [locale, language] of Object.entries(devices)) {
    const context = await browser.newContext({ locale, baseURL: server.url })
    const page = await context.newPage()
    await page.goto('/')
    await greets(page, language)
    await expect(html(page)).toHaveAttribute('lang', language)
    await context.close()
  }
})

test('what was chosen is kept, and an address in a language comes before it', async ({ page }) => {
  await page.goto('/')
  await menu(page).selectOption('es')
  await greets(page, 'es')
  await page.reload()
  await greets(page, 'es')
  await page.goto('/zh')
  await greets(page, 'zh')
  await page.goto('/')
  await greets(page, 'es')
})

test('changing the language neither loads the page again nor loses what was typed', async ({ page }) => {
  await page.goto('/en/sign-in?next=%2F%3Ftab%3Dprofile')
  await page.evaluate(() => Object.assign(window, { stillHere: true }))
  await page.getByLabel('Email').fill('ana@example')
  await page.getByLabel('Password', { exact: true }).fill('half a pass')
  for (const language of ['es', 'zh', 'en'] as const) {
    const t = wordsIn(language)
    await menu(page).selectOption(language)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('accounts.signIn.title'))
    await expect(page).toHaveURL(`/${language}/sign-in?next=%2F%3Ftab%3Dprofile`)
    await expect(html(page)).toHaveAttribute('lang', language)
    await expect(page.getByLabel(t('accounts.email'))).toHaveValue('ana@example')
    await expect(page.getByLabel(t('accounts.password'), { exact: true })).toHaveValue('half a pass')
  }
  expect(await page.evaluate(() => 'stillHere' in window)).toBe(true)
})

test('only an address that names a language is changed with it', async ({ page }) => {
  await page.goto('/')
  await menu(page).selectOption('es')
  await greets(page, 'es')
  await expect(page).toHaveURL('/')
  await page.goto('/en')
  await menu(page).selectOption('zh')
  await greets(page, 'zh')
  await expect(page).toHaveURL('/zh')
})

test('the terms and the privacy notes can be read before one decides', async ({ page }) => {
  await page.goto('/')
  const { terms, landing } = catalogues.en
  for (const text of ['terms', 'privacy'] as const) {
    const title = landing.texts[text]
    await page.getByRole('button', { name: title }).click()
    const dialog = page.getByRole('dialog', { name: title })
    for (const sentence of sentences(terms[text])) await expect(dialog).toContainText(sentence)
    await dialog.getByRole('button', { name: 'Close' }).click()
    await expect(dialog).toBeHidden()
  }
})

test('every way in leads over the call for it to the form that is wanted', async ({ page }) => {
  for (const [way, title] of [
    ['Start free', catalogues.en.accounts.signUp.title],
    ['Sign in', catalogues.en.accounts.signIn.title],
  ] as const) {
    await page.goto('/')
    const called = page.waitForRequest(/\/api\/login/)
    await page.getByRole('link', { name: way }).first().click()
    await called
    await expect(page).toHaveURL(/\/sign-in/)
    await expect(page.getByRole('heading', { name: title })).toBeVisible()
  }
})
