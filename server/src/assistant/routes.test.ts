import { lengthOf } from '@sprout/domain/assistant/reply/length'
import { textsIn } from '@sprout/domain/assistant/texts/texts'
import { topic } from '@sprout/domain/assistant/topics'
import { languages } from '@sprout/domain/language'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databases, startServer } from '../testing.ts'
import { newChat } from './chat-testing.ts'

const SIGNS = { en: /[a-z]/, es: /[a-záéíóúñ]/, zh: /\p{Script=Han}/u }

describe.each(Object.entries(databases))('the assistant on %s', (_, open) => {
  let server: Awaited<ReturnType<typeof startServer>>
  beforeAll(async () => {
    server = await startServer(open)
  })
  afterAll(() => server.stop())

  const askThatMuch = async (chat: Awaited<ReturnType<typeof newChat>>, times: number, message: string) => {
    const texts = []
    for (let turn = 0; turn < times; turn++) texts.push((await chat.ask(message)).text)
    return texts
  }

  test('answers in events that nobody keeps', async () => {
    const { ask } = await newChat(server)
    const { status, headers, body, events, done } = await ask('She does not want to sleep')
    expect(status).toBe(200)
    expect(headers).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'x-request-id': expect.any(String),
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining("default-src 'self'"),
      'permissions-policy': expect.any(String),
    })
    expect(body).toMatch(/^: ping\n\n(data: \{[^\n]*\}\n\n)+$/)
    expect(events.length).toBeGreaterThan(3)
    expect(events.slice(0, -1).every((event) => 'chunk' in event)).toBe(true)
    expect(done).toEqual({ done: true, followUpActions: expect.any(Array), offers: expect.any(Array), by: 'pip' })
    expect(done.followUpActions.length).toBeGreaterThanOrEqual(2)
  })

  test.each(languages)('answers every topic and chip in %s', async (language) => {
    const { ask } = await newChat(server)
    const chips = Object.values(textsIn(language).chips)
    const asks = [...topic.options.map((one) => ['?', one] as const), ...chips.map((chip) => [chip, null] as const)]
    for (const [message, about] of asks) {
      const { text, done } = await ask(message, { topic: about, language })
      expect([message, about, text]).toEqual([message, about, expect.stringMatching(SIGNS[language])])
      expect(lengthOf(text, language)).toBeLessThanOrEqual(language === 'zh' ? 200 : 120)
      expect(done.done).toBe(true)
      for (const chip of done.followUpActions) expect(chips).toContain(chip)
    }
  })

  test('speaks from the child’s own week', async () => {
    const { ask, call, childId } = await newChat(server)
    const good = { childId, type: 'reward', title: 'Sang', points: 5, category: 'good' }
    const bad = { childId, type: 'punishment', title: 'Shouted', points: -3, category: 'needs_improvement' }
    for (const deed of [good, good, bad, bad, bad, bad]) await call('POST', '/api/behaviors', deed)
    const { text } = await ask('?', { topic: 'tips' })
    expect(text).toMatch(/balance is -2 points/)
    expect(text).toMatch(/10 points earned, 12 deducted/)
  })

  test('tells how many points and badges there are when that is asked', async () => {
    const { ask, call, childId } = await newChat(server)
    await call('POST', '/api/behaviors', { childId, type: 'reward', title: 'Sang', points: 5, category: 'good' })
    await call('POST', '/api/moments', { childId, weather: 'sunny', mood: 'happy', content: '' })
    expect((await ask('How many points does she have?')).text).toMatch(/^Mia Quill has 5 points now\./)
    expect((await ask('¿Cuántas insignias tiene?', { language: 'es' })).text).toMatch(
      /^Mia Quill ha ganado 1 insignia,/,
    )
  })

  test('tells of a birthday by the family’s calendar, not by the server’s', async () => {
    const { ask, call } = await newChat(server, { name: 'Mia', birthday: '2018-04-06' })
    const hears = async () => (await ask('?', { topic: 'recommendations' })).text
    await call('PATCH', '/api/family', { timeZone: 'Pacific/Pago_Pago' })
    const before = await hears()
    await call('PATCH', '/api/family', { timeZone: 'Pacific/Kiritimati' })
    expect(before).not.toBe(await hears())
  })

  test('does not give the same tips again and again', async () => {
    const chat = await newChat(server)
    const [first, second] = await askThatMuch(chat, 2, 'bedtime')
    expect(second).not.toBe(first)
    const other = await newChat(server)
    expect(await askThatMuch(other, 1, 'bedtime')).toEqual([first])
    await askThatMuch(chat, 12, 'homework')
    const [{ tips }] = (await server.db
      .selectFrom('recentTips')
      .select('tips')
      .where('childId', '=', chat.childId)
      .execute()) as [{ tips: string }]
    const kept = JSON.parse(tips) as string[]
    expect(kept.length).toBeLessThanOrEqual(10)
    expect(new Set(kept).size).toBe(kept.length)
    expect(kept.at(-1)).toContain('homework')
  })

  test('knows nothing of other children but that there are some', async () => {
    const { ask, call } = await newChat(server)
    const { body: leo } = await call('POST', '/api/children', { name: 'Leopold' })
    const deed = { childId: leo.id, type: 'reward', title: 'Sang', points: 97, category: 'good' }
    await call('POST', '/api/behaviors', deed)
    await call('POST', '/api/moments', { childId: leo.id, weather: 'sunny', mood: 'happy', content: 'Secretly' })
    for (const one of topic.options) expect((await ask('?', { topic: one })).text).not.toMatch(/Leopold|97|Secretly/)
  })

  test.each([
    ['ES', /112.*024/s],
    ['US', /911.*988/s],
    ['CN', /120.*12356/s],
    ['FR', /^\D*$/],
    [null, /^\D*$/],
  ] as const)('in danger tells the numbers of %s, whatever the language', async (emergencyCountry, numbers) => {
    const { ask, call, childId } = await newChat(server)
    await call('PATCH', '/api/family', { emergencyCountry })
    for (const [language, message] of [
      ['en', 'She says she wants to die'],
      ['es', 'Mi hija dice que quiere morir'],
      ['zh', '孩子说不想活了'],
    ] as const) {
      const { text, done } = await ask(message, { language, topic: 'rewards' })
      expect(text).toMatch(numbers)
      expect(text).toMatch(SIGNS[language])
      expect(done).toMatchObject({ offers: [], by: 'pip' })
    }
    const kept = await server.db.selectFrom('recentTips').select('tips').where('childId', '=', childId).execute()
    expect(kept).toEqual([])
  })

  test('takes no key: what is asked twice is answered twice', async () => {
    const { call, childId } = await newChat(server)
    const ask = (message: string) =>
      call<string>(...(['POST', '/api/ai/chat/stream', { childId, message, language: 'en' }] as const), {
        'idempotency-key': 'one',
      })
    expect((await ask('bedtime')).status).toBe(200)
    const again = await ask('homework')
    expect(again.status).toBe(200)
    expect(again.headers['idempotency-replayed']).toBeUndefined()
    expect(await server.db.selectFrom('onceKeys').select('key').where('key', '=', 'one').execute()).toEqual([])
  })

  test.each([
    [{ message: '' }, 'message', 'message_required', 'Please write a message'],
    [{ message: ' \u200b ' }, 'message', 'message_required', 'Please write a message'],
    [{ message: 'a'.repeat(4001) }, 'message', 'too_long', 'Too long'],
    [{ language: 'fr' as 'en' }, 'language', 'invalid', 'Invalid value'],
    [{ topic: 'secrets' as 'tips' }, 'topic', 'invalid', 'Invalid value'],
  ])('refuses what does not fit (%#) before it says a word', async (more, path, code, message) => {
    const { ask } = await newChat(server)
    const { status, headers, body } = await ask('Hello', more)
    expect(status).toBe(400)
    expect(headers['content-type']).toBe('application/problem+json; charset=utf-8')
    expect(body).toMatchObject({ code: 'invalid_request', errors: [{ path, code, message }] })
  })

  test('is for those who are signed in, and for their own children', async () => {
    const [mine, theirs] = [await newChat(server), await newChat(server)]
    expect(await mine.ask('Hello', { childId: theirs.childId })).toMatchObject({ status: 404 })
    const body = { childId: mine.childId, message: 'Hello', language: 'en' }
    expect(await server.client().call('POST', '/api/ai/chat/stream', body)).toMatchObject({ status: 401 })
  })
})

test('who asks too much too fast is asked to wait, and nobody else', async () => {
  const server = await startServer(databases.sqlite, { RATE_LIMITS: 'on' })
  const [eager, calm] = [await newChat(server), await newChat(server)]
  for (let turn = 0; turn < 20; turn++) expect((await eager.ask('bedtime')).status).toBe(200)
  const { status, body, headers } = await eager.ask('bedtime')
  expect([status, headers['content-type']]).toEqual([429, 'application/problem+json; charset=utf-8'])
  expect(body).toMatchObject({ code: 'too_many_requests', detail: 'Too many tries. Please wait a little' })
  expect(Number(headers['retry-after'])).toBeGreaterThan(0)
  const phone = await eager.elsewhere()
  const question = { childId: eager.childId, language: 'en', message: 'bedtime' }
  expect((await phone.call('POST', '/api/ai/chat/stream', question)).status).toBe(429)
  expect((await calm.ask('bedtime')).status).toBe(200)
  expect((await eager.call('GET', '/api/children')).status).toBe(200)
  await server.stop()
})
