import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { asks, bodyOf, type Ids, nobodys } from './every-ask-testing.ts'
import { everyCall, nameOf } from './every-call-testing.ts'
import { asObject, drawIds, type Odd, oddAsk, patience, runs } from './fuzz-testing.ts'
import { refuseUndocumented } from './http/conforming-testing.ts'
import { newRichFamily, type RichFamily } from './rich-family-testing.ts'
import { databases, startServer } from './testing.ts'

type Server = Awaited<ReturnType<typeof startServer>>
type Call = (typeof everyCall)[number]

// One that never ends has no answer to look at; raw bytes come to it too, in a test beside this one.
const ending = everyCall.filter(({ method, streams }) => !(streams && method === 'GET'))
const KINDS = Object.keys(nobodys()).length

// A long search tries PostgreSQL too; each has its own way of not understanding.
const tried = process.env.FUZZ_RUNS ? databases : { sqlite: databases.sqlite }

describe.each(Object.entries(tried))('whatever is sent on %s', (_, open) => {
  let server: Server
  let stranger: RichFamily
  let marks: string[]
  let shown: Awaited<ReturnType<RichFamily['shown']>>
  beforeAll(async () => {
    server = await startServer(open)
    stranger = await newRichFamily(server)
    marks = await mark(server, stranger)
    shown = await stranger.shown()
  })
  afterAll(() => server.stop())

  test.each(ending.map((call) => [nameOf(call), call] as const))(
    'is answered, and with nothing of another family: %s',
    { timeout: patience },
    async (_name, call) => {
      let family: RichFamily | undefined
      const answered = async (odd: Odd) => {
        family ??= await newRichFamily(server)
        const ids = { mine: family.ids, theirs: stranger.ids, nobodys: nobodys() }
        const request = requestOf(call, odd, drawIds(odd.whose, ids), family)
        const reply = await server.app.inject(request)
        expect(reply.statusCode).toBeLessThan(500)
        const told = reply.body + JSON.stringify(reply.headers)
        expect(marks.filter((one) => told.includes(one))).toEqual([])
        if (!odd.whole) refuseUndocumented(server.app, call.method, request.url, reply)
        // Something is gone, maybe the family: the next has all of it again.
        if (reply.statusCode === 204 || reply.statusCode === 401) family = undefined
      }
      await fc.assert(fc.asyncProperty(oddAsk(call, KINDS), answered), runs(12))
    },
  )

  test('leaves another family as it was', async () => {
    expect(await stranger.shown()).toEqual(shown)
  })
})

function requestOf(call: Call, odd: Odd, ids: Ids, { cookie }: RichFamily) {
  const { params = {}, query = {} } = asks[nameOf(call)]?.(ids) ?? {}
  const place = (name: string) => plain(odd.params[name]) ?? params[name] ?? ''
  const path = call.path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(place(name).toWellFormed()))
  const asked = Object.entries({ ...query, ...odd.query }).map(([name, value]) => [name, plain(value) ?? query[name]])
  const search = new URLSearchParams(asked.flatMap(([name, value]) => (name && value ? [[name, value]] : [])))
  return {
    method: call.method,
    url: search.size > 0 ? `${path}?${search}` : path,
    headers: { 'content-type': 'application/json', ...odd.headers, cookie: cookie.value },
    ...(call.method !== 'GET' && { payload: odd.whole ?? bodyWith(bodyOf(nameOf(call), ids), odd) }),
  }
}

/** A text of JSON as itself, anything else as it is written. */
function plain(value: string | undefined): string | undefined {
  return value?.startsWith('"') ? JSON.parse(value) : value
}

function bodyWith(fits: Record<string, unknown>, { body, more }: Odd) {
  const fitting = Object.entries(fits).map(([name, value]) => [name, JSON.stringify(value)])
  const others = Object.entries(body).filter(([, value]) => value !== undefined)
  return asObject({ ...Object.fromEntries(fitting), ...Object.fromEntries(others), ...more })
}

/** Puts a word that nobody else says into every text of a family. Answers it, with all else by which one would know them. */
async function mark({ db }: Server, { user, email, ids }: RichFamily) {
  const caregiver = db.selectFrom('caregivers').where('id', '=', user.id)
  const { familyId } = await caregiver.select('familyId').executeTakeFirstOrThrow()
  const word = `only-theirs-${randomUUID()}`
  const texts = [
    'name',
    'title',
    'description',
    'content',
    'subject',
    'message',
    'madeByName',
    'targetUnit',
    'imageUrl',
  ]
  for (const { name: table, columns } of await db.introspection.getTables()) {
    const names = columns.map(({ name }) => name)
    for (const column of names.filter((name) => names.includes('familyId') && texts.includes(name)))
      await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${word} where "familyId" = ${familyId}`.execute(db)
  }
  return [word, email, user.id, familyId, ...Object.values(ids)]
}
