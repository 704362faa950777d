import { expect } from '@playwright/test'
import { newFamily } from '../family.ts'
import { test } from '../offline-test.ts'
import { arrive, points, signal } from '../outbox.ts'
import { behave } from '../records.ts'

/** Sooner or later it looks again, at the latest when its line for changes has been silent for too long. */
const SOON = { timeout: 60_000 }

test('on a line that takes every call and answers none the app opens with what was seen last', async ({
  page,
  line,
}) => {
  await newFamily(page, 'Mia')
  await behave(page, { title: 'Helped', points: 10 })
  await arrive(page)
  line.cut('silent', /^(GET|POST) \/api\//)
  await page.reload()
  await points(page, 10)
  await expect(page.locator('.skeleton')).toHaveCount(0)
  await expect(signal(page)).toContainText('Sprout does not answer at the moment')
  await expect(signal(page)).toContainText('What you see is from')
  line.mend()
  await expect(signal(page)).toHaveText('', SOON)
})
