import { SIGNED_IN_COOKIE } from '@sprout/domain/accounts/model'
import type { Language } from '@sprout/domain/language'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render } from '@testing-library/react'
import './patience-testing.ts'
import type { ReactNode } from 'react'
import { vi } from 'vitest'
import type { startServer } from '../../server/src/testing.ts'
import { newQueryClient } from './api/query-client.ts'
import { App } from './app.tsx'
import { LanguageProvider } from './i18n/language.tsx'
import { loadWords } from './i18n/words.ts'
import { toast } from './ui/toast.ts'

type Client = ReturnType<Awaited<ReturnType<typeof startServer>>['client']>
type Sent = { method: string; url: string; body: unknown; key: string | undefined }

// biome-ignore lint/suspicious/noConsole: where React mutters
const complain = console.error

/** React only mutters when it cannot tell two neighbours apart, and then mixes them up. */
function hearReact(...words: unknown[]) {
  if (/same key|unique "key"/.test(String(words[0]))) throw new Error(words.join(' '))
  complain(...words)
}

/** The app in a document. Its calls go straight into the real server: no mock of our own to keep honest. */
export async function openApp({ call }: Pick<Client, 'call'>, address: string, language: Language = 'en') {
  history.replaceState(null, '', address)
  return openPiece({ call }, <App />, language)
}

/** The same for a piece of the app. */
export async function openPiece({ call }: Pick<Client, 'call'>, piece: ReactNode, language: Language = 'en') {
  cleanup()
  toast.dismiss()
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {})
  vi.spyOn(console, 'error').mockImplementation(hearReact)
  const isIn = await call('GET', '/api/auth/user').then(
    ({ status }) => status === 200,
    () => true,
  )
  // biome-ignore lint/suspicious/noDocumentCookie: as the server does it
  document.cookie = `${SIGNED_IN_COOKIE}=${isIn ? 'yes' : ''}`
  const sent: Sent[] = []
  vi.stubGlobal('fetch', async (url: string, init: RequestInit & { method: 'GET' }) => {
    const headers = init.headers as Record<string, string>
    const payload = typeof init.body === 'string' ? JSON.parse(init.body) : undefined
    sent.push({ method: init.method, url, body: payload, key: headers['idempotency-key'] })
    const reply = await call<unknown>(init.method, url, payload, headers)
    const written = [reply.headers['set-cookie'] ?? []].flat().find((cookie) => cookie.startsWith(SIGNED_IN_COOKIE))
    // biome-ignore lint/suspicious/noDocumentCookie: as a browser does it, which keeps the secret to itself
    if (written) document.cookie = written
    return asResponse(reply)
  })
  render(
    <LanguageProvider words={await loadWords(language)}>
      <QueryClientProvider client={newQueryClient()}>{piece}</QueryClientProvider>
    </LanguageProvider>,
  )
  return { sent }
}

function asResponse({ status, body, headers }: { status: number; body: unknown; headers: Record<string, unknown> }) {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  const told = ['content-type', 'link', 'x-request-id'].map((name) => [name, String(headers[name] ?? '')] as const)
  return new Response(status === 204 ? null : text, { status, headers: Object.fromEntries(told) })
}
