import type { Page } from '@playwright/test'

/** From now on: what the page complains of in the console, asks another site for, or does against its own rules. */
export async function noise(page: Page, server: { url: string }) {
  const heard: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== new URL(server.url).origin) heard.push(`asks ${request.url()}`)
  })
  page.on('console', (message) => {
    // A refusal or a cut line is no fault of the page; the browser tells of each.
    const isRefusal = /Failed to load resource/.test(message.text()) && message.location().url.includes('/api/')
    const isOffline = /net::ERR_INTERNET_DISCONNECTED/.test(message.text())
    // There is none while calls are held and cut; the app tells so, and goes on without.
    const isWithoutWorker = /^(No service worker|Service Worker registration blocked)/.test(message.text())
    if (/error|warning/.test(message.type()) && !isRefusal && !isOffline && !isWithoutWorker) heard.push(message.text())
  })
  page.on('pageerror', (error) => void heard.push(error.message))
  await page.addInitScript(() =>
    // biome-ignore lint/suspicious/noConsole: this is how it leaves the browser
    document.addEventListener('securitypolicyviolation', ({ blockedURI }) => console.error(`forbidden: ${blockedURI}`)),
  )
  return () => heard.splice(0)
}
