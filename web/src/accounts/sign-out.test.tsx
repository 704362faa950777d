// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { newQueryClient } from '../api/query-client.ts'
import { LanguageProvider } from '../i18n/language.tsx'
import { loadPart, loadWords } from '../i18n/words.ts'
import { toast } from '../ui/toast.ts'

test('while only what stands in front of the server answers, nobody is signed out and nothing is forgotten', async () => {
  vi.stubGlobal('fetch', async () => new Response('<html>Bad Gateway</html>', { status: 502 }))
  const { useSignOut } = await loadPart(() => import('./sign-out.ts'))
  function Door() {
    const signOut = useSignOut()
    return (
      <button type="button" onClick={() => void signOut()}>
        Sign out
      </button>
    )
  }
  const queries = newQueryClient()
  queries.setQueryData(['api', 'children'], [{ name: 'Mia' }])
  const told = vi.spyOn(toast, 'add')
  render(
    <LanguageProvider words={await loadWords('en')}>
      <QueryClientProvider client={queries}>
        <Door />
      </QueryClientProvider>
    </LanguageProvider>,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Sign out' }))
  await waitFor(() => expect(told).toHaveBeenCalledWith(expect.objectContaining({ title: 'Sign out' })))
  expect(JSON.stringify(told.mock.calls)).toMatch(/No connection/)
  expect(queries.getQueryData(['api', 'children'])).toEqual([{ name: 'Mia' }])
})
