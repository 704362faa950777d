import type { BrowserContext } from '@playwright/test'

/** For what waits until the network is at rest: the line that tells what others change stays open, and never rests. */
export const withoutLive = (context: BrowserContext) => context.route('**/api/live', (route) => route.abort())
