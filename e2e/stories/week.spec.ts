import { expect, type Locator, type Page } from '@playwright/test'
import { addDays, type LocalDate, weekStart } from '@sprout/domain/calendar'
import { today } from '../days.ts'
import { childrenOf, newFamily } from '../family.ts'
import { linesOf } from '../kept.ts'
import { putAway } from '../put-away.ts'
import { type Server, startServer } from '../server.ts'
import { test as withServer } from '../test.ts'

type Own = { own: Server }

/** In front of a server whose time nobody else needs. */
const test = withServer.extend<Own>({
  own: async ({ database }, use) => {
    const server = await startServer(database)
    await use(server)
    await server.stop()
  },
  baseURL: async ({ own }, use) => use(own.url),
})

const sunday = addDays(weekStart(today()), 7)
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
const dialog = (page: Page) => page.getByRole('dialog')
const week = (page: Page) => page.getByRole('region', { name: 'This week' })

/** A day about noon, on the phone and on the server, with the app opened anew. */
async function wakeUp(page: Page, server: Server, day: LocalDate) {
  const noon = Date.parse(`${day}T11:00:00Z`)
  await server.moveClock(noon - Date.now())
  await page.clock.setFixedTime(noon)
  await page.goto('/en')
}

async function open(page: Page, screen: string) {
  await page.getByRole('navigation').getByRole('link', { name: 'Home' }).click()
  await page.getByRole('main').getByRole('link', { name: screen }).click()
  await expect(page.getByRole('heading', { level: 1, name: screen })).toBeVisible()
}

async function choose(page: Page, name: string) {
  await button(page, /tap to switch/i).click()
  await dialog(page).getByRole('button', { name }).click()
  await expect(dialog(page)).toHaveCount(0)
}

async function tick(page: Page) {
  await open(page, 'Habits')
  await button(page, /^Check in today ·/).click()
}

const done = async (page: Page) => {
  await tick(page)
  await expect(page.getByText('Done for today')).toBeVisible()
  // It is seen before the server has it.
  await expect(page.getByText('+5 · Brush teeth')).toBeVisible()
}

async function score(page: Page, value: string) {
  await open(page, 'Skills')
  await button(page, 'Record score').click()
  await dialog(page).getByRole('spinbutton').fill(value)
  await dialog(page).getByRole('button', { name: 'Record' }).click()
}

async function celebrate(page: Page, what: string) {
  await page.getByRole('dialog', { name: what }).getByRole('button', { name: 'Lovely' }).click()
  await expect(dialog(page)).toHaveCount(0)
}

/** What home, the timeline and the profile say of a child must be one and the same. */
async function expectNumbers(page: Page, { points, total }: { points: number; total: number }) {
  await page.goto('/en')
  await expect(page.getByRole('link', { name: `${points} points, to the rewards` })).toBeVisible()
  await expect(week(page)).toContainText(`+${total}`)
  await page.goto('/en?tab=timeline')
  await expect(page.getByText(/record begins\.$/)).toBeVisible()
  expect(await sumOf(page.locator('.timeline .points-badge'))).toBe(points)
  await page.goto('/en?tab=profile')
  await expect(page.getByText(`${points} points to spend · ${total} in all`)).toBeVisible()
}

async function sumOf(badges: Locator) {
  const texts = await badges.allTextContents()
  return texts.reduce((sum, text) => sum + Number(text.replace('−', '-')), 0)
}

test('a week with two children adds up', { tag: '@both' }, async ({ page, own }) => {
  test.slow()
  const day = (nth: number) => wakeUp(page, own, addDays(sunday, nth))
  await own.moveClock(Date.parse(`${sunday}T06:00:00Z`) - Date.now())
  await newFamily(page, 'Mia', 'Leo')

  await test.step('Sunday: a habit is begun', async () => {
    await day(0)
    await open(page, 'Habits')
    await button(page, 'Add habit').click()
    await dialog(page).getByLabel('Name').fill('Brush teeth')
    await dialog(page).getByRole('radio', { name: 'Medium +5' }).check()
    await dialog(page).getByRole('button', { name: '7', exact: true }).click()
    await dialog(page).getByRole('button', { name: 'Add habit' }).click()
    await done(page)
  })

  await test.step('Monday: a challenge is taken on', async () => {
    await day(1)
    await done(page)
    await open(page, 'Skills')
    await button(page, 'Add challenge').click()
    await dialog(page)
      .getByRole('button', { name: /^Jump rope/ })
      .click()
    await dialog(page).getByRole('button', { name: 'Add challenge' }).click()
    await expect(dialog(page)).toHaveCount(0)
    await score(page, '60')
    await expect(page.getByText('60 of 100 times')).toBeVisible()
  })

  await test.step('Tuesday: Leo tidies, and Mia’s teeth are forgotten', async () => {
    await day(2)
    await choose(page, 'Leo')
    await open(page, 'Behaviours')
    await button(page, /^Tidied the toys/).click()
    await expect(page.getByText('+10 · Tidied the toys')).toBeVisible()
  })

  await test.step('Wednesday: yesterday is filled in', async () => {
    await day(3)
    await choose(page, 'Mia')
    await done(page)
    await button(page, /^Fill in Tuesday/).click()
    await expect(page.getByText('4 days in a row')).toBeVisible()
    await expect(page.getByText(/^Filled in for Tuesday/)).toBeVisible()
  })

  await test.step('Thursday: a quarrel, and it is made good', async () => {
    await day(4)
    await done(page)
    await open(page, 'Behaviours')
    await button(page, 'Add correction').click()
    await page.getByLabel('Title', { exact: true }).fill('Pushed Leo')
    await button(page, 'Take points').click()
    await putAway(page)
    await button(page, /^Small remedy/).click()
    await dialog(page).getByRole('button', { name: 'Pushed Leo' }).click()
    await expect(page.getByText('Put right: Pushed Leo')).toBeVisible()
  })

  await test.step('Friday: the challenge is done, and told', async () => {
    await day(5)
    await done(page)
    await score(page, '101')
    await celebrate(page, 'Jump rope: 101 times')
    await open(page, 'Moments')
    await page.getByRole('radio', { name: 'Sunny' }).check()
    await page.getByRole('radio', { name: 'Proud' }).check()
    await button(page, 'Keep this moment').click()
    await expect(page.getByText('Moment saved')).toBeVisible()
    await choose(page, 'Leo')
    await open(page, 'Behaviours')
    await button(page, /Surprise gift\s*\+20/).click()
    await expect(page.getByText('+20 · Surprise gift')).toBeVisible()
  })

  await test.step('Saturday: the seventh day in a row, and a treat', async () => {
    await day(6)
    await choose(page, 'Mia')
    await tick(page)
    await celebrate(page, 'Brush teeth, 7 days in a row')
    await open(page, 'Behaviours')
    await button(page, /^Said hello/).click()
    await expect(page.getByText('+10 · Said hello')).toBeVisible()
    await button(page, 'Undo').click()
    await expect(page.getByText('Undone: Said hello')).toBeVisible()
    await putAway(page)
    await page.getByRole('navigation').getByRole('link', { name: 'Rewards' }).click()
    await button(page, 'Redeem: Snack choice').click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Redeem' }).click()
    await celebrate(page, 'Snack choice')
  })

  // Seven ticks of 5, 50 for the habit, 50 for the challenge, 5 for the remedy; 5 were taken and 30 spent.
  await expectNumbers(page, { points: 105, total: 140 })
  await expect(week(page).getByRole('definition')).toHaveText(['2', '7', '3', '1'])
  await page.goto('/en')
  await choose(page, 'Leo')
  await expectNumbers(page, { points: 30, total: 30 })
  await expect(week(page).getByRole('definition')).toHaveText(['2', '0', '0', '0'])
  const [mia, leo] = await childrenOf(page)
  expect([mia, leo]).toMatchObject([
    { name: 'Mia', points: 105, totalPoints: 140 },
    { name: 'Leo', points: 30, totalPoints: 30 },
  ])
  expect((await linesOf(page)).reduce((sum, { points }) => sum + points, 0)).toBe(105)
})
