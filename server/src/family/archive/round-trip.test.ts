import { readFileSync } from 'node:fs'
import { sectionNames } from '@sprout/domain/family/document'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databases, startServer } from '../../testing.ts'
import { familyOf, type Server } from '../sharing-testing.ts'
import {
  APART,
  type Document,
  exported,
  newLivedFamily,
  type Phone,
  rowsOfFamily,
  taken,
} from './round-trip-testing.ts'

/** Without what a family that takes it up makes anew: names of records and of who made them, and when it was exported. */
const nameless = (document: Document): object => {
  const anew = /^(exportedAt|caregivers|feedback|madeBy|undoneBy)$/
  const text = JSON.stringify(document, (name, value) => (anew.test(name) ? undefined : value))
  const ids = new Map<string, string>()
  return JSON.parse(
    text.replaceAll(/[\da-f]{8}-[\da-f-]{27}/g, (id) => ids.get(id) ?? ids.set(id, `${ids.size}`).get(id)!),
  )
}

/** Its parts as they are to be told. */
const inOrder = (document: object) => {
  const all = Object.entries(document)
  const places = ['format', 'version', 'exportedAt', 'family', ...sectionNames]
  return Object.fromEntries(all.toSorted(([a], [b]) => places.indexOf(a) - places.indexOf(b)))
}

describe.each(Object.entries(databases))('a family as a document on %s', (_, open) => {
  let server: Server
  beforeAll(async () => {
    server = await startServer(open)
  })
  afterAll(() => server.stop())

  test('is told whole: every table is in it, or there is a reason', async () => {
    const family = await newLivedFamily(server)
    const rows = await rowsOfFamily(server, (await familyOf(family)).id)
    const document = await exported(family)
    expect(Object.keys(document)).toEqual(['format', 'version', 'exportedAt', 'family', ...sectionNames])
    const tables = (await server.db.introspection.getTables()).map(({ name }) => name)
    const told = [...sectionNames, ...Object.keys(APART), 'families']
    expect(tables.filter((name) => !name.startsWith('kysely_')).sort()).toEqual(told.sort())
    for (const section of sectionNames) {
      expect([section, document[section].length]).toEqual([section, rows[section]?.length])
      expect([section, document[section].length]).not.toEqual([section, 0])
    }
    const { familyId: _, metadata, ...line } = rows.lines?.find(({ undoneAt }) => undoneAt) ?? {}
    expect(document.lines).toContainEqual({ ...line, metadata: JSON.parse(String(metadata)) })
  })

  test('is a file to keep, and holds no secret', async () => {
    const family = await newLivedFamily(server)
    const { headers } = await family.call('GET', '/api/family/export')
    expect(headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': 'attachment; filename="sprout-2026-03-29.json"',
      'cache-control': 'no-store',
    })
    const [{ passwordHash } = {}] = (await rowsOfFamily(server, (await familyOf(family)).id)).caregivers ?? []
    expect(passwordHash).toMatch(/^\$argon2/)
    expect(JSON.stringify(await exported(family))).not.toContain(passwordHash)
  })

  test('is the same again in another family, under other names', async () => {
    const [family, elsewhere] = [await newLivedFamily(server), await server.newFamily()]
    const document = await exported(family)
    expect(await taken(elsewhere, document)).toMatchObject({ status: 200, body: { alreadyHere: false } })
    const again = await exported(elsewhere)
    expect(nameless(again)).toEqual(nameless(document))
    const ids = new Set(sectionNames.flatMap((section) => again[section].flatMap((one) => ('id' in one ? one.id : []))))
    for (const section of sectionNames)
      for (const one of document[section]) if ('id' in one) expect(ids).not.toContain(one.id)
    // The one that it came from is as it was.
    expect({ ...(await exported(family)), exportedAt: '' }).toEqual({ ...document, exportedAt: '' })
  })

  test('is taken in with two remedies of one correction, as families recorded them before that was refused', async () => {
    const [family, elsewhere] = [await newLivedFamily(server), await server.newFamily()]
    const { children, lines, ...rest } = await exported(family)
    const remedy = lines.find(({ repairs, undoneAt }) => repairs && !undoneAt)
    const more = remedy?.points ?? 0
    const rewarded = (one: Document['children'][number]) => ({
      ...one,
      points: one.points + more,
      totalPoints: one.totalPoints + more,
    })
    const document = {
      children: children.map((one) => (one.id === remedy?.childId ? rewarded(one) : one)),
      lines: [...lines, { ...remedy, id: 'again' }],
    }
    expect((await taken(elsewhere, inOrder({ ...rest, ...document }))).body).toEqual({ alreadyHere: false })
    expect((await exported(elsewhere)).lines).toHaveLength(lines.length + 1)
  })

  test('is the same again with remedies that outlive what they made good, or were undone, and told in any order', async () => {
    const [family, elsewhere] = [await newLivedFamily(server), await server.newFamily()]
    const { behave, undo } = family
    const remedy = async (repairs: string) => (await behave(5, { category: 'remedy', repairs })).body.id
    const { body: pushed } = await behave(-5)
    await undo(await remedy(pushed.id))
    await remedy(pushed.id)
    const { body: wrong } = await behave(-5)
    await remedy(wrong.id)
    await undo(wrong.id)
    const document = await exported(family)
    const backwards = { ...document, lines: document.lines.toReversed() }
    expect(await taken(elsewhere, backwards)).toMatchObject({ status: 200, body: { alreadyHere: false } })
    expect(nameless(await exported(elsewhere))).toEqual(nameless(document))
  })

  test('shows on every screen what it showed, and goes on', async () => {
    const [family, elsewhere] = [await newLivedFamily(server), await server.newFamily()]
    await taken(elsewhere, await exported(family))
    const shown = async ({ call }: Phone) => {
      const { body: children } = await call<{ id: string }[]>('GET', '/api/children')
      const lists = ['activities', 'habits', 'skills', 'moments', 'rewards', 'badges']
      const asked = lists.flatMap((list) => children.map(({ id }) => `/api/${list}/${id}`))
      const replies = await Promise.all(asked.map(async (url) => (await call('GET', url)).body))
      const text = JSON.stringify([children, replies])
      const ids = new Map<string, string>()
      return text.replaceAll(/[\da-f]{8}-[\da-f-]{27}/g, (id) => ids.get(id) ?? ids.set(id, `${ids.size}`).get(id)!)
    }
    expect(await shown(elsewhere)).toBe(await shown(family))
    const { body: children } = await elsewhere.call<{ id: string; points: number }[]>('GET', '/api/children')
    const { body: lines } = await elsewhere.call<{ id: string; type: string }[]>(
      ...(['GET', `/api/activities/${children[0]?.id}`] as const),
    )
    for (const { id } of lines) await elsewhere.call('POST', `/api/activities/${id}/undo`)
    expect((await elsewhere.call<object[]>('GET', '/api/children')).body[0]).toMatchObject({
      points: 0,
      totalPoints: 0,
    })
  })

  test('knows a caregiver by their address, and keeps the names of the others', async () => {
    const [family, elsewhere] = [await newLivedFamily(server), await server.newFamily()]
    const document = await exported(family)
    const caregivers = document.caregivers.map((one) => ({ ...one, email: elsewhere.email }))
    await taken(elsewhere, { ...document, caregivers })
    const [line] = (await exported(elsewhere)).lines
    expect(line).toMatchObject({ madeBy: elsewhere.user.id, madeByName: 'Ana' })
    const third = await server.newFamily()
    await taken(third, document)
    const [stranger] = (await exported(third)).lines
    expect([third.user.id, family.user.id]).not.toContain(stranger?.madeBy)
    expect(stranger?.madeByName).toBe('Ana')
  })

  test('of the first version is understood as long as there is Sprout', async () => {
    const elsewhere = await server.newFamily()
    const document = JSON.parse(readFileSync(new URL('version-1.json', import.meta.url), 'utf8'))
    expect(await taken(elsewhere, document)).toMatchObject({ status: 200, body: { alreadyHere: false } })
    const { children, lines } = await exported(elsewhere)
    expect(children.map(({ name, points, totalPoints }) => [name, points, totalPoints])).toEqual([
      ['小芽', 64, 99],
      ['Leo', 0, 0],
    ])
    expect(lines).toHaveLength(document.lines.length)
  })
})
