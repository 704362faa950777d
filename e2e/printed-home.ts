import { expect, type Page } from '@playwright/test'

export const card = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name })

/** A page waits for the server's database no longer than 200 ms: a busy machine is asked again. */
export async function openPrinted(page: Page, path: string) {
  let text = ''
  await expect(async () => {
    text = (await (await page.goto(path, { waitUntil: 'commit' }))?.text()) ?? ''
    expect(text).toContain('home-to-come')
  }).toPass()
  return text
}
