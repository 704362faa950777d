// @vitest-environment jsdom
import type { LocalDate } from '@sprout/domain/calendar'
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { useNewDay } from './use-new-day.ts'

test('a run of days that is shown over midnight is asked for again, once', async () => {
  vi.stubGlobal('requestIdleCallback', (run: () => void) => setTimeout(run))
  const idle = () => new Promise((soon) => setTimeout(soon, 50))
  let asked = 0
  const queryFn = async () => `${3 - asked++} in a row`
  function Run({ today }: { today: LocalDate }) {
    useNewDay(today)
    return useQuery({ queryKey: ['api', 'habits'], queryFn, staleTime: Number.POSITIVE_INFINITY }).data
  }
  const on = (today: LocalDate) => (
    <QueryClientProvider client={queries}>
      <Run today={today} />
    </QueryClientProvider>
  )
  const queries = new QueryClient()
  const { rerender } = render(on('2026-03-10'))
  await screen.findByText('3 in a row')
  rerender(on('2026-03-10'))
  await idle()
  expect(asked).toBe(1)
  rerender(on('2026-03-11'))
  await screen.findByText('2 in a row')
  rerender(on('2026-03-11'))
  await idle()
  expect(asked).toBe(2)
})
