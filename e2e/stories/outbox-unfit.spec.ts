import { expect } from '@playwright/test'
import { newFamily } from '../family.ts'
import { test } from '../offline-test.ts'
import { arrive, quick, refused, SENT_WITHIN, waiting } from '../outbox.ts'
import { behave } from '../records.ts'

test('a remedy for what was undone meanwhile says what is wrong with it', async ({ page, context }) => {
  await newFamily(page, 'Mia')
  const { id } = await behave(page, { title: 'Shouted', points: -5 })
  await arrive(page, '/en?screen=behaviors')
  await context.setOffline(true)
  await quick(page, /^Small remedy/).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Shouted/ })
    .click()
  await expect(waiting(page)).toContainText('Small remedy')
  await page.request.post(`/api/activities/${id}/undo`)
  await context.setOffline(false)
  await expect(refused(page)).toContainText('Only a correction that still stands can be put right', SENT_WITHIN)
})
