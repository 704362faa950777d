import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { unfit } from '../points/deeds-testing.ts'
import { databases, startServer } from '../testing.ts'
import { listFeedback } from './store.ts'

const NOW = '2026-03-29T12:00:00.000Z'
const idea = { feedbackType: 'feature', subject: 'Stickers', message: 'More stickers, please' }

describe.each(Object.entries(databases))('feedback on %s', (_, open) => {
  let server: Awaited<ReturnType<typeof startServer>>
  beforeAll(async () => {
    server = await startServer(open)
  })
  afterAll(() => server.stop())

  const keptFrom = async (from: string) => (await listFeedback(server.db)).filter(({ email }) => email === from)

  test('is kept as it was written, with who wrote it and when', async () => {
    const { call, email } = await server.newFamily()
    const said = { feedbackType: 'bug', subject: ' Oh no ', message: ' The button\ndoes nothing ' }
    const { status, body } = await call('POST', '/api/feedback', said)
    expect([status, body]).toEqual([201, { id: expect.any(String) }])
    expect(await keptFrom(email)).toEqual([
      { createdAt: NOW, feedbackType: 'bug', subject: 'Oh no', message: 'The button\ndoes nothing', email },
    ])
  })

  test('is there for those who run Sprout newest first, from every family', async () => {
    const [ana, leo] = [await server.newFamily(), await server.newFamily()]
    const say = ({ call }: typeof ana, subject: string) => call('POST', '/api/feedback', { ...idea, subject })
    await say(ana, 'first')
    await say(leo, 'second')
    server.clock.now = new Date('2026-03-29T12:00:01Z')
    await say(ana, 'third')
    server.clock.now = new Date(NOW)
    const subjects = (await listFeedback(server.db)).map(({ subject }) => subject)
    expect(subjects.slice(0, 1)).toEqual(['third'])
    expect(subjects.filter((subject) => subject === 'first' || subject === 'second')).toEqual(['second', 'first'])
  })

  test.each([
    [{ feedbackType: null }, 'feedbackType', 'feedback_type_required', 'Please select a feedback type'],
    [{ feedbackType: 'praise' }, 'feedbackType', 'feedback_type_required', 'Please select a feedback type'],
    [{ subject: ' ab ' }, 'subject', 'feedback_subject_short', 'Subject must be at least 3 characters'],
    [{ message: 'too short' }, 'message', 'feedback_message_short', 'Message must be at least 10 characters'],
    [{ message: 'a'.repeat(4001) }, 'message', 'too_long', 'Too long'],
  ])('%j is refused, and nothing is kept', async (said, path, code, message) => {
    const { call, email } = await server.newFamily()
    expect(await call('POST', '/api/feedback', { ...idea, ...said })).toMatchObject(unfit(path, code, message))
    expect(await keptFrom(email)).toEqual([])
  })
})
