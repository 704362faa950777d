import { expect } from '@playwright/test'
import { newFamily } from '../family.ts'
import { keepNotices } from '../keep-notices.ts'
import { test } from '../offline-test.ts'
import { arrive, inOutbox, points, quick, SENT_WITHIN, waiting } from '../outbox.ts'

test('what was tapped by mistake without a signal is undone where it is told, for as long as it waits', async ({
  page,
  context,
}) => {
  await newFamily(page, 'Mia')
  await keepNotices(page)
  await arrive(page, '/en?screen=behaviors')
  await context.setOffline(true)
  const told = page.getByRole('status').filter({ hasText: 'Kept on this device' })
  await quick(page, /^Said hello/).click()
  await points(page, 10)
  await told.getByRole('button', { name: 'Undo' }).click()
  await points(page, 0)
  await expect(told).toBeHidden()
  expect(await inOutbox(page)).toEqual([])

  await quick(page, /^Said hello/).click()
  await expect(told).toBeVisible()
  await context.setOffline(false)
  await expect(waiting(page)).toBeHidden(SENT_WITHIN)
  await expect(told).toBeHidden()
  await points(page, 10)
})
