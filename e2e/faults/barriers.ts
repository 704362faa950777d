import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type { AxeResults, RunOptions } from 'axe-core'
import { settled } from '../walk.ts'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** What axe finds wrong, by day and by night; the night has the same words and roles in other colours. */
export async function barriers(page: Page): Promise<string[]> {
  await page.evaluate(axe)
  const byDay = await read(page, 'by day', {})
  await page.emulateMedia({ colorScheme: 'dark' })
  await settled(page)
  const byNight = await read(page, 'by night', { runOnly: ['color-contrast'] })
  await page.emulateMedia({ colorScheme: 'light' })
  return [...byDay, ...byNight]
}

async function read(page: Page, when: string, options: RunOptions) {
  const found = await page.evaluate(
    // Without a signal it could not fetch the style sheets, and would complain of it.
    (asked) => (window as unknown as { axe: Reader }).axe.run(document, { ...asked, preload: navigator.onLine }),
    { ...options, resultTypes: ['violations'] } satisfies RunOptions,
  )
  return found.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id} ${when}: ${html} ${failureSummary}`),
  )
}

type Reader = { run: (page: Document, options: RunOptions) => Promise<Pick<AxeResults, 'violations'>> }
