import { expect } from '@playwright/test'
import { newFamily } from '../family.ts'
import { linesOf } from '../kept.ts'
import { test } from '../offline-test.ts'
import { arrive, points, quick, SENT_WITHIN, signal, waiting } from '../outbox.ts'

const signInPage = { status: 200, type: 'application/json', says: '{"status":"login required"}' }

for (const [says, answer] of [
  ['what looks like ours', signInPage],
  ['nothing at all', { status: 204 }],
] as const)
  test(`what somebody in between takes, and says ${says}, waits and is not lost`, async ({ page, line }) => {
    await newFamily(page, 'Mia')
    await arrive(page, '/en?screen=behaviors')
    line.meet({ what: /\/api\//, ...answer })
    await quick(page, /^Said hello/).click()
    await expect(waiting(page)).toContainText('Said hello')
    await page.reload()
    await expect(signal(page)).toContainText('Sprout does not answer at the moment')
    await expect(waiting(page)).toContainText('Said hello')
    await points(page, 10)
    line.mend()
    await expect(waiting(page)).toBeHidden(SENT_WITHIN)
    expect((await linesOf(page)).map(({ title }) => title)).toEqual(['Said hello'])
  })

test('an answer that the browser had kept still says that it is ours', async ({ page, server }) => {
  await newFamily(page, 'Mia')
  await page.goto(`${server.url}/en`)
  const network = await page.context().newCDPSession(page)
  const onTheLine: number[] = []
  network.on('Network.responseReceivedExtraInfo', ({ statusCode }) => onTheLine.push(statusCode))
  await network.send('Network.enable')
  const ask = () =>
    page.evaluate(async () => {
      const { status, headers } = await fetch('/api/children')
      return { status, isOurs: headers.has('x-request-id') }
    })
  await ask()
  expect(await ask()).toEqual({ status: 200, isOurs: true })
  await expect.poll(() => onTheLine).toContain(304)
})
