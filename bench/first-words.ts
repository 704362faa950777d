import { startDemo } from '../e2e/demo.ts'
import { accountOf } from '../server/src/seed/plant.ts'
import { median } from './median.ts'

/** How soon Pip's first words come, on loopback, beside an ordinary question in the same moment: the list of children. */
const MOST = 100
const ASKS = 30

const demo = await startDemo('en')
try {
  const { cookie, childId } = await enter()
  const rounds: { words: number; list: number }[] = []
  for (let round = 0; round < ASKS; round++) rounds.push({ words: await words(), list: await list() })
  const middle = (of: 'words' | 'list') => median(rounds.map((round) => round[of]))
  const ratio = median(rounds.map((round) => round.words / round.list))
  const [first, plain] = [middle('words').toFixed(1), middle('list').toFixed(1)]
  console.log(`Pip's first words come after ${first} ms, ${ratio.toFixed(1)} times a GET /api/children (${plain} ms)`)
  process.exitCode = middle('words') < MOST ? 0 : 1

  async function words() {
    const since = performance.now()
    const reply = await fetch(`${demo.url}/api/ai/chat/stream`, {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/json' },
      body: JSON.stringify({ childId, message: 'She does not want to sleep', language: 'en' }),
    })
    let heard = ''
    for await (const piece of reply.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      heard += piece
      if (heard.includes('"chunk"')) break
    }
    if (!heard.includes('"chunk"')) throw new Error(`Pip said nothing: ${reply.status} ${heard}`)
    return performance.now() - since
  }

  async function list() {
    const since = performance.now()
    await (await fetch(`${demo.url}/api/children`, { headers: { cookie } })).text()
    return performance.now() - since
  }
} finally {
  await demo.stop()
}

async function enter() {
  const { headers } = await fetch(`${demo.url}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(accountOf('en')),
  })
  const cookie = headers.getSetCookie()[0]?.split(';')[0] ?? ''
  const children = await (await fetch(`${demo.url}/api/children`, { headers: { cookie } })).json()
  return { cookie, childId: (children as { id: string }[])[0]?.id }
}
