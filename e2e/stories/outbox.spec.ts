import { expect } from '@playwright/test'
import type { User } from '@sprout/domain/accounts/model'
import { call } from '../call.ts'
import { firstChild, newFamily, pointsOf } from '../family.ts'
import { linesOf } from '../kept.ts'
import { test } from '../offline-test.ts'
import {
  arrive,
  inOutbox,
  leaveInOutbox,
  points,
  quick,
  SENT_WITHIN,
  signal,
  tick,
  waiting,
  waitingRows,
} from '../outbox.ts'
import { addHabit } from '../records.ts'

test('what is done without a signal survives reloads and a restarted server, and is sent once, in order', {
  tag: '@both',
}, async ({ page, context, line, server }) => {
  await newFamily(page, 'Mia')
  await addHabit(page, { title: 'Read' })
  await arrive(page, '/en?screen=behaviors', '/en?screen=habits')
  await context.setOffline(true)
  line.cut('before')
  await tick(page).click()
  await expect(waiting(page)).toContainText('Read')
  await page.reload()
  await expect(waiting(page)).toContainText('Read')
  await expect(page.getByText('Done for today')).toBeVisible()
  await page.goto('/en?screen=behaviors')
  await quick(page, /^Said hello/).click()
  await quick(page, /Surprise gift\s*\+5$/).click()
  await expect(signal(page)).toContainText('You are offline. 3 to be sent, last: Surprise gift')
  await expect(await waitingRows(page)).toHaveCount(3)
  await expect(signal(page)).toContainText('What you see is from')
  await points(page, 17)
  await server.restart()
  line.mend()
  await context.setOffline(false)
  await expect(waiting(page)).toBeHidden(SENT_WITHIN)
  await points(page, 17)
  expect((await linesOf(page)).map(({ title }) => title)).toEqual(['Surprise gift', 'Said hello', 'Read'])
  await expect.poll(() => pointsOf(page)).toBe(17)
})

for (const [breaks, when] of [
  ['before', 'before the server hears'],
  ['after', 'after the server hears'],
  ['amid', 'amid the answer'],
] as const) {
  test(`a line cut ${when} loses nothing and doubles nothing`, { tag: '@both' }, async ({ page, line }) => {
    await newFamily(page, 'Mia')
    await arrive(page, '/en?screen=behaviors')
    line.cut(breaks, /^POST \/api\/behaviors/)
    await quick(page, /^Said hello/).click()
    await expect(waiting(page)).toContainText('Said hello')
    await expect.poll(() => pointsOf(page)).toBe(breaks === 'before' ? 0 : 10)
    await page.reload()
    await expect(waiting(page)).toContainText('Said hello')
    line.mend()
    await expect(waiting(page)).toBeHidden(SENT_WITHIN)
    await expect.poll(() => linesOf(page)).toHaveLength(1)
    await points(page, 10)
  })
}

test('a tab that is closed while it sends leaves the rest to the next one', async ({ page, context, line }) => {
  await newFamily(page, 'Mia')
  await arrive(page, '/en?screen=behaviors')
  line.cut('after', /^POST/)
  await quick(page, /^Said hello/).click()
  await quick(page, /Surprise gift\s*\+50/).click()
  await expect.poll(() => inOutbox(page)).toHaveLength(2)
  await page.close()
  line.mend()
  const next = await context.newPage()
  await next.goto('/en?tab=timeline')
  await expect.poll(async () => (await linesOf(next)).map(({ points }) => points), SENT_WITHIN).toEqual([50, 10])
  await expect(waiting(next)).toBeHidden(SENT_WITHIN)
  await points(next, 60)
})

test('a server that is killed again and again while twenty records come loses none and doubles none', {
  tag: '@both',
}, async ({ page, line, server }) => {
  await newFamily(page, 'Mia')
  await arrive(page)
  const { id, name } = await call<User>(page, 'GET', 'auth/user')
  const { id: childId } = await firstChild(page)
  const titles = Array.from({ length: 20 }, (_, place) => `Deed ${place + 1}`)
  const send = /^POST \/api\/behaviors/
  await leaveInOutbox(
    page,
    titles.map((title, place) => ({
      version: 1,
      key: `deed-${place}`,
      caregiver: { id, name },
      method: 'POST',
      path: '/api/behaviors',
      body: { childId, type: 'reward', title, points: place + 1 },
      line: { childId, title, points: place + 1 },
    })),
  )
  const kills = (async () => {
    for (const nth of [3, 5, 6]) {
      await line.nth(nth, send)
      await server.crash()
    }
  })()
  await page.reload()
  await kills
  await expect.poll(() => inOutbox(page), { timeout: 40_000 }).toEqual([])
  expect((await linesOf(page)).map(({ title }) => title).reverse()).toEqual(titles)
  await expect.poll(() => pointsOf(page)).toBe(210)
  await points(page, 210)
})

test('two tabs send what waits once', async ({ page, context }) => {
  await newFamily(page, 'Mia')
  await arrive(page, '/en?screen=behaviors')
  const other = await context.newPage()
  await arrive(other, '/en?tab=timeline')
  await context.setOffline(true)
  for (const name of [/^Said hello/, /Surprise gift\s*\+50/, /Surprise gift\s*\+20/]) await quick(page, name).click()
  await expect(await waitingRows(other)).toHaveCount(3)
  await points(other, 80)
  await context.setOffline(false)
  for (const tab of [page, other]) {
    await expect(waiting(tab)).toBeHidden(SENT_WITHIN)
    await points(tab, 80)
  }
  expect((await linesOf(page)).map(({ points: given }) => given)).toEqual([20, 50, 10])
})

test('what waits stays out of the thumb’s way: a second tap meets what the first one met', async ({
  page,
  context,
}) => {
  await newFamily(page, 'Mia')
  await arrive(page, '/en?screen=behaviors')
  await context.setOffline(true)
  await expect(signal(page)).toContainText('You are offline. What you see is from')
  const hello = quick(page, /^Said hello/)
  const place = await hello.boundingBox()
  for (const [count, words] of ['1 to be sent: Said hello', '2 to be sent, last: Said hello'].entries()) {
    await hello.click()
    await expect(signal(page)).toContainText(words)
    await expect.poll(() => hello.boundingBox()).toEqual(place)
    await points(page, 10 * (count + 1))
  }
  await context.setOffline(false)
  await expect.poll(async () => (await linesOf(page)).length, SENT_WITHIN).toBe(2)
})

test('what a guard in between does not let pass waits, and what was tapped after it goes on', async ({
  page,
  line,
}) => {
  await newFamily(page, 'Mia')
  await arrive(page, '/en?screen=behaviors')
  line.meet({ what: /^POST .*Said hello/, status: 403, type: 'text/html', says: '<h1>Blocked</h1>' })
  await quick(page, /^Said hello/).click()
  await expect(waiting(page)).toContainText('Said hello')
  await quick(page, /^Surprise gift\s*\+5$/).click()
  await expect.poll(async () => (await linesOf(page)).map(({ title }) => title)).toEqual(['Surprise gift'])
  await expect(waiting(page)).toContainText('Said hello')
  line.mend()
  await expect(waiting(page)).toBeHidden(SENT_WITHIN)
  expect((await linesOf(page)).map(({ title }) => title)).toEqual(['Said hello', 'Surprise gift'])
})
