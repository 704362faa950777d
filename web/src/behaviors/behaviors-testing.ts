import type { QuickBehavior } from '@sprout/domain/behaviors/model'
import type { Activity } from '@sprout/domain/timeline/model'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect } from 'vitest'
import type { startServer } from '../../../server/src/testing.ts'

export const PATH = '/?screen=behaviors'
export const button = (name: string | RegExp) => screen.findByRole('button', { name })
export const tap = async (name: string | RegExp) => userEvent.click(await button(name))
export const settled = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

export async function familyOfMia(server: Awaited<ReturnType<typeof startServer>>) {
  const family = await server.newFamilyWithChild()
  const { childId, call } = family
  const lines = async () => (await call<Activity[]>('GET', `/api/activities/${childId}`)).body
  const quick = async () => (await call<QuickBehavior[]>('GET', `/api/behaviors/${childId}/quick`)).body
  const addQuick = (title: string) => call('POST', `/api/behaviors/${childId}/quick`, { title, points: 5 })
  const correct = (title: string) => call('POST', '/api/behaviors', { childId, type: 'punishment', title, points: -5 })
  return { ...family, lines, quick, addQuick, correct }
}

export async function fill(label: string, text: string) {
  const field = screen.getByLabelText(label)
  await userEvent.clear(field)
  if (text) await userEvent.type(field, text)
}
