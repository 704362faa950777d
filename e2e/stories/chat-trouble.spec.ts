import { expect } from '@playwright/test'
import { greeting } from '@sprout/domain/assistant/welcome'
import { newFamily, PASSWORD } from '../family.ts'
import { cutCalls } from '../held-calls.ts'
import { chatCall, lineToPip, pipSays } from '../pip.ts'
import { saidBeforeLeaving } from '../said-before-leaving.ts'
import { ask, button, done, log, openChat } from '../talk.ts'
import { test } from '../test.ts'

test('a reply that does not come, breaks off or tells of an error becomes the default reply', async ({ page }) => {
  await openChat(page)
  const fails: (() => Promise<unknown>)[] = [
    () => cutCalls(page, chatCall),
    () => page.route(chatCall, (route) => route.fulfill({ status: 502, body: 'Bad gateway' })),
    () => pipSays(page, { chunk: 'Half a ' }, { error: 'no' }),
    () => pipSays(page, { chunk: 'Half a ' }),
  ]
  const refuse = async () => {
    const { nextCall } = await lineToPip(page)
    void nextCall(0).then(({ say, breakOff }) => {
      say({ chunk: 'Half a ' })
      breakOff()
    })
  }
  for (const fail of [...fails, refuse]) {
    await page.unroute(chatCall)
    await page.goto('/en/ai-chat')
    await fail()
    await ask(page, 'Help')
    await expect(log(page)).toContainText('Something got in my way just now. Shall we go on with one of these?')
    await expect(log(page)).not.toContainText('Half a')
    for (const name of greeting('Mia', 'en').followUpActions) await expect(button(page, name)).toBeVisible()
    await expect(page.getByRole('alert')).toBeEmpty()
  }
})

test('a line that makes no sense is left out and nobody is troubled', async ({ page }) => {
  await openChat(page)
  await pipSays(page, { chunk: 'All ' }, '{"chunk":', 'nonsense', { chunk: 'is well.' }, done)
  await ask(page, 'Help')
  await expect(log(page)).toContainText('All is well.')
  await expect(button(page, 'Screen time')).toBeVisible()
})

test('too many questions are answered in a friendly way', async ({ page }) => {
  await openChat(page)
  await page.route(chatCall, (route) =>
    route.fulfill({ status: 429, contentType: 'application/problem+json', json: { code: 'too_many_requests' } }),
  )
  await ask(page, 'Help')
  await expect(log(page)).toContainText('Let me catch my breath for a minute')
})

test('whoever is signed out signs in and comes back to the question', async ({ page }) => {
  const { email } = await newFamily(page, 'Mia')
  const notice = await saidBeforeLeaving(page, 'Unauthorized')
  await page.context().clearCookies()
  await pipSays(page, { chunk: 'Here.' }, done)
  await page.goto('/en/ai-chat?action=tips', { waitUntil: 'commit' })
  await notice.seen()
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByLabel('Password', { exact: true }).press('Enter')
  await expect(page).toHaveURL(/\/ai-chat\?action=tips$/)
  await expect(log(page)).toContainText('Parenting tips')
})
