import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databases, startServer } from '../testing.ts'

const UNDER_A_CHILD = ['childId', 'habitId', 'skillId']

describe.each(Object.entries(databases))('what is deleted on %s', (_, open) => {
  let server: Awaited<ReturnType<typeof startServer>>
  beforeAll(async () => {
    server = await startServer(open)
  })
  afterAll(() => server.stop())

  async function tables() {
    const all = await server.db.introspection.getTables()
    return all.filter(({ name }) => !name.startsWith('kysely_'))
  }

  /** Every row of every table, so that a table of tomorrow is looked at too. */
  async function everything() {
    const kept: Record<string, string[]> = {}
    for (const { name } of await tables()) {
      const { rows } = await sql`select * from ${sql.table(name)}`.execute(server.db)
      kept[name] = rows.map((row) => JSON.stringify(row)).sort()
    }
    return kept
  }

  /** A row in each table that has these columns, whatever else it asks for. */
  async function fill(known: Record<string, string>, anyOf: string[]) {
    for (const { name, columns } of await tables()) {
      const has = (column: string) => columns.some((one) => one.name === column)
      if (!anyOf.some(has)) continue
      const usual = (dataType: string) => (/text|char/.test(dataType) ? 'something' : 1)
      const row = columns.map((column) => known[column.name] ?? usual(column.dataType))
      const names = sql.join(columns.map((column) => sql.ref(column.name)))
      await sql`insert into ${sql.table(name)} (${names}) values (${sql.join(row)})`.execute(server.db)
    }
  }

  async function fillChild(familyId: string, childId: string) {
    const known = { familyId, childId, id: `of-${childId}`, habitId: `of-${childId}`, skillId: `of-${childId}` }
    await fill(known, ['childId'])
    await fill(known, ['habitId', 'skillId'])
  }

  test('leaves nothing of a child, in no table', async () => {
    const { call, user, childId } = await server.newFamilyWithChild()
    const familyId = (user as unknown as { family: { id: string } }).family.id
    await fillChild(familyId, childId)
    const before = await everything()
    const { body: leo } = await call('POST', '/api/children', { name: 'Leo' }, { 'idempotency-key': 'tap-1' })
    await fillChild(familyId, leo.id)
    const between = await everything()
    for (const { name, columns } of await tables()) {
      if (!columns.some((column) => UNDER_A_CHILD.includes(column.name))) continue
      expect([name, between[name]!.length]).not.toEqual([name, before[name]!.length])
    }
    expect((await call('DELETE', `/api/children/${leo.id}`)).status).toBe(204)
    const after = await everything()
    expect(JSON.stringify(after)).not.toContain(leo.id)
    // Of a tap only its key is left, so that it cannot be tapped again.
    expect(JSON.stringify(after.onceKeys)).not.toContain('Leo')
    expect({ ...after, onceKeys: [] }).toEqual({ ...before, onceKeys: [] })
  })

  test('leaves nothing of a family, in no table, and all of the others', async () => {
    const neighbours = await server.newFamilyWithChild()
    const before = await everything()
    const { user, childId } = await server.newFamilyWithChild()
    const familyId = (user as unknown as { family: { id: string } }).family.id
    await fillChild(familyId, childId)
    await fill({ familyId, caregiverId: user.id, id: 'extra', email: 'extra' }, ['caregiverId'])
    await server.db.deleteFrom('families').where('id', '=', familyId).execute()
    expect(await everything()).toEqual(before)
    expect((await neighbours.call('GET', '/api/children')).body).toHaveLength(1)
  })
})
