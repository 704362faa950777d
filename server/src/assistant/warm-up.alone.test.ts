import { expect, onTestFinished, test, vi } from 'vitest'
import { databases, startServer } from '../testing.ts'

const answer = vi.hoisted(() => vi.fn())
vi.mock('@sprout/domain/assistant/reply/answer', () => ({ answer }))

test('Pip is warm soon after the first caregiver came, and not before', async () => {
  const server = await startServer(databases.sqlite)
  onTestFinished(() => server.stop())
  const address = await server.app.listen({ port: 0, host: '127.0.0.1' })
  expect((await fetch(`${address}/healthz`)).status).toBe(200)
  expect((await fetch(`${address}/api/children`)).status).toBe(401)
  await new Promise((resolve) => setTimeout(resolve, 2_000))
  expect(answer).not.toHaveBeenCalled()

  await server.newFamilyWithChild()
  await expect.poll(() => answer.mock.calls.map(([{ language }]) => language)).toEqual(['zh', 'en', 'es'])
})
