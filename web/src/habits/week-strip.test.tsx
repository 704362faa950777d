// @vitest-environment jsdom
import type { User } from '@sprout/domain/accounts/model'
import type { Habit } from '@sprout/domain/habits/model'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { currentUser } from '../accounts/current-user.ts'
import { newQueryClient } from '../api/query-client.ts'
import { LanguageProvider } from '../i18n/language.tsx'
import { loadPart, loadWords } from '../i18n/words.ts'

afterEach(cleanup)

const sunday = '2026-11-15'
const ON_ITS_WAY = '2026-11-12'

/** The strip of a habit that was begun on this day. */
async function openStrip(began: string, kept: string[] = []) {
  const { WeekStrip } = await loadPart(() => import('./week-strip.tsx'))
  const queries = newQueryClient()
  queries.setQueryData(currentUser.queryKey, { family: { timeZone: 'Europe/Madrid', dayStartsAt: 0 } } as User)
  const habit = { createdAt: `${began}T12:00:00Z` } as Habit
  const onTick = vi.fn<(date: string) => void>()
  const onUndo = vi.fn<(date: string, lineId: string) => void>()
  const lines = new Map(kept.map((date) => [date, date === ON_ITS_WAY ? '' : `line of ${date}`]))
  render(
    <LanguageProvider words={await loadWords('en')}>
      <QueryClientProvider client={queries}>
        <WeekStrip {...{ habit, onTick, onUndo }} kept={lines} today={sunday} isOpenToday />
      </QueryClientProvider>
    </LanguageProvider>,
  )
  return { onTick, onUndo }
}

const question = () => screen.queryByRole('button', { name: /^Was Saturday forgotten\?/ })

test('on a Sunday the strip asks for a forgotten Saturday, and leads to where it is filled in', async () => {
  const { onTick } = await openStrip('2026-11-10', ['2026-11-10', '2026-11-11', '2026-11-12', '2026-11-13'])
  await userEvent.click(question() as HTMLElement)
  expect(screen.getByText('Was Saturday forgotten? Tap it.')).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByRole('list'))
  await userEvent.click(screen.getByRole('button', { name: /^Fill in Saturday/ }))
  expect(onTick.mock.lastCall?.[0]).toBe('2026-11-14')
})

test('a kept day asks to be undone by its line; one that is on its way has none', async () => {
  const { onTick, onUndo } = await openStrip('2026-11-10', ['2026-11-11', ON_ITS_WAY])
  await userEvent.click(screen.getByRole('button', { name: 'Earlier week' }))
  expect(screen.getByRole('img', { name: 'Thursday, November 12: kept' })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Wednesday, November 11: kept. Undo' }))
  expect(onUndo.mock.calls).toEqual([['2026-11-11', 'line of 2026-11-11']])
  expect(onTick).not.toHaveBeenCalled()
})

test.each([
  ['it was kept', '2026-11-10', ['2026-11-14']],
  ['the habit is of today', sunday, []],
])('nothing is asked when %s', async (_, began, kept) => {
  await openStrip(began, kept)
  expect(screen.getByText('This week')).toBeTruthy()
  expect(question()).toBeNull()
})

test('whoever comes back to this week stays on the button that led there', async () => {
  await openStrip('2026-11-10')
  await userEvent.click(screen.getByRole('button', { name: 'Earlier week' }))
  const later = screen.getByRole('button', { name: 'Later week' })
  await userEvent.click(later)
  expect(screen.getByText('This week')).toBeTruthy()
  expect(later.getAttribute('aria-disabled')).toBe('true')
  expect(document.activeElement).toBe(later)
  await userEvent.keyboard('{Enter}')
  expect(screen.getByText('This week')).toBeTruthy()
})
