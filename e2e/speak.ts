import type { Page } from '@playwright/test'
import type { Language } from '@sprout/domain/language'

type Props = { value?: { setLanguage?: (language: Language) => Promise<void> } }
type Fiber = { child: Fiber | null; memoizedProps: Props | null }

/**
 * Chooses a language as the menus do, on any screen, with whatever is open there: what they call is passed down from the
 * top of the app, and React knows it.
 */
export const speak = (page: Page, language: Language) =>
  page.evaluate(async (chosen) => {
    const place = document.getElementById('root') as unknown as Record<string, { stateNode: { current: Fiber } }>
    const container = Object.keys(place).find((name) => name.startsWith('__reactContainer'))
    let fiber: Fiber | null = container === undefined ? null : place[container]!.stateNode.current
    let choose: ((language: Language) => Promise<void>) | undefined
    for (; fiber && !choose; fiber = fiber.child) choose = fiber.memoizedProps?.value?.setLanguage
    if (!choose) throw new Error('Nobody here chooses a language')
    await choose(chosen)
  }, language)
