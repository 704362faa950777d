// @vitest-environment jsdom
import type { Activity } from '@sprout/domain/timeline/model'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { newQueryClient } from '../api/query-client.ts'
import { LanguageProvider } from '../i18n/language.tsx'
import { loadPart, loadWords } from '../i18n/words.ts'
import { latestLines } from '../timeline/follow-record.ts'
import { toast } from '../ui/toast.ts'

const line = (id: string, score: number, skillId = 'rope') =>
  ({ id, title: '', points: 0, metadata: JSON.stringify({ cause: 'score', skillId, score, unit: null }) }) as Activity

/** The latest lines at the tap, and when it is told what came of it. */
async function undoOffered(before: Activity[], after: Activity[]) {
  const { useTellRecorded } = await loadPart(() => import('./change-skill.ts'))
  const queries = newQueryClient()
  const { queryKey } = latestLines('mia')
  const words = await loadWords('en')
  const wrapper = ({ children }: { children: ReactNode }) => (
    <LanguageProvider words={words}>
      <QueryClientProvider client={queries}>{children}</QueryClientProvider>
    </LanguageProvider>
  )
  const { result } = renderHook(() => useTellRecorded({ id: 'rope', childId: 'mia' }), { wrapper })
  const told = vi.spyOn(toast, 'add')
  const asked = vi.fn<(url: string) => Promise<Response>>(() => Promise.reject(new TypeError('no network')))
  vi.stubGlobal('fetch', asked)
  queries.setQueryData(queryKey, before)
  const tell = result.current({ cause: 'score', score: 40 })
  queries.setQueryData(queryKey, after)
  tell('Score recorded', '40')
  told.mock.lastCall?.[0].action?.run()
  cleanup()
  return asked.mock.calls.map(([url]) => url)
}

test('what is offered to be undone is the very score that was recorded', async () => {
  const [earlier, mine, others] = [line('earlier', 40), line('mine', 40), line('others', 55)]
  expect(await undoOffered([earlier], [others, mine, earlier])).toEqual(['/api/activities/mine/undo'])
})

test('nothing is offered while its line has not been loaded', async () => {
  expect(await undoOffered([line('earlier', 40)], [line('earlier', 40)])).toEqual([])
  expect(await undoOffered([], [line('ball', 40, 'ball'), line('others', 55)])).toEqual([])
})
