import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { App } from './app.tsx'
import { LanguageProvider } from './i18n/language.tsx'
import type { Words } from './i18n/words.ts'
import { CrashGuard } from './shell/crash-guard.tsx'

/** The app and all that it stands in; the build prints the landing screen with the same, so that it can be taken over. */
export const Root = ({ words, queries }: { words: Words; queries: QueryClient }) => (
  <StrictMode>
    <LanguageProvider words={words}>
      <CrashGuard>
        <QueryClientProvider client={queries}>
          <App />
        </QueryClientProvider>
      </CrashGuard>
    </LanguageProvider>
  </StrictMode>
)
