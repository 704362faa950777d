import { expect } from '@playwright/test'
import { newFamily } from '../family.ts'
import { habitsOf } from '../kept.ts'
import { test } from '../offline-test.ts'
import { arrive } from '../outbox.ts'

test('what is saved once more after its answer was lost is kept once', async ({ page, line }) => {
  await newFamily(page, 'Mia')
  await arrive(page, '/en?screen=habits')
  await page.getByRole('button', { name: 'Add habit' }).click()
  const sheet = page.getByRole('dialog')
  const save = sheet.getByRole('button', { name: 'Add habit' })
  await sheet.getByLabel('Name', { exact: true }).fill('Read')
  line.cut('after', /^POST/)
  await save.click()
  await expect(page.getByText('Failed to add')).toBeVisible()
  expect(await habitsOf(page)).toHaveLength(1)
  line.mend()
  await save.click()
  await expect(sheet).toBeHidden()
  await expect.poll(async () => (await habitsOf(page)).map(({ title }) => title)).toEqual(['Read'])
})
