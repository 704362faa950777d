import { QueryClient } from '@tanstack/react-query'

/**
 * Data is loaded once and refreshed by what changes it. `always`: a call made without a signal fails at once and says
 * so, rather than wait unseen.
 */
export const newQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        retry: false,
        staleTime: Number.POSITIVE_INFINITY,
        refetchOnWindowFocus: false,
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
