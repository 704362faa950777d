import './ui/base.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { newQueryClient } from './api/query-client.ts'
import { App } from './app.tsx'
import { LanguageProvider } from './i18n/language.tsx'
import { firstLanguage } from './i18n/language-choice.ts'
import { loadWords } from './i18n/words.ts'
import './install/browser-offer.ts'
import { CrashGuard } from './shell/crash-guard.tsx'
import { askFirst } from './shell/first-calls.ts'
import { markWhenDrawn } from './ui/when-drawn.ts'

// A page that the browser kept in memory may show a family that has signed out since.
window.addEventListener('pageshow', ({ persisted }) => persisted && location.reload())

// Without a signal the words of another language may be out of reach; English is always there.
const firstWords = () => loadWords(firstLanguage()).catch(() => loadWords('en'))

markWhenDrawn()

const queries = newQueryClient()

// In slices: a touch, or a frame, need not wait for the whole.
void Promise.all([firstWords(), askFirst(queries)]).then(([words]) =>
  startTransition(() =>
    createRoot(document.getElementById('root')!).render(
      <StrictMode>
        <LanguageProvider words={words}>
          <CrashGuard>
            <QueryClientProvider client={queries}>
              <App />
            </QueryClientProvider>
          </CrashGuard>
        </LanguageProvider>
      </StrictMode>,
    ),
  ),
)
