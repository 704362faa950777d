import type { Page } from '@playwright/test'

/** A phone with a fingerprint reader, as Chromium can pretend to be. */
export async function newPhone(page: Page) {
  const browser = await page.context().newCDPSession(page)
  await browser.send('WebAuthn.enable')
  const { authenticatorId } = await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  const know = (isUserVerified: boolean) =>
    browser.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified })
  return { know }
}

export async function addPasskey(page: Page, name: string) {
  await page.goto('/en?tab=profile')
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await page.getByLabel('Name of this passkey').fill(name)
  await page.getByRole('button', { name: 'Create passkey' }).click()
  await page.getByText(name).waitFor()
}
