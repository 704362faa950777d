import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { everyCall, nameOf } from '../every-call-testing.ts'
import { everyStatement } from './every-statement-testing.ts'

/** Read whole and put in order, and why that costs nothing. */
const SHORT: Record<string, string> = {
  caregivers: 'a family has a handful',
  children: 'a family has a handful',
  passkeys: 'an account keeps 20 at most',
}
/** Found otherwise than by the family, and why. */
const DIRECTORY: Record<string, string> = {
  'caregivers (id=?)': 'a session leads to its caregiver',
  'caregivers (email=?)': 'an address leads to its account',
  'invites (codeHash=?)': 'a code leads to the family that invites',
  'invites (expiresAt<?)': 'the sweep forgets invitations by their age, of all families',
  'onceKeys (createdAt<?)': 'the sweep forgets keys by their age, of all families',
}

describe('what the calls ask of SQLite', () => {
  let run: Awaited<ReturnType<typeof everyStatement>>
  beforeAll(async () => {
    run = await everyStatement()
  }, 60_000)
  afterAll(() => run.stop())

  /** Every step that a statement takes, with the statement, where it is not as it should be. */
  const steps = (isWrong: (step: string, sql: string) => boolean) =>
    run.statements.flatMap((query) =>
      run
        .explain(query)
        .filter((step) => isWrong(step, query.sql))
        .map((step) => `${step}: ${query.sql}`),
    )

  test('is known from a run that made every call', () => {
    expect([...run.answered].sort()).toEqual(everyCall.map(nameOf).sort())
    expect(run.statements.length).toBeGreaterThan(60)
  })

  test('never reads a table from its beginning to its end', () => {
    expect(steps((step) => /^SCAN (?!\d+-ROW VALUES CLAUSE)/.test(step))).toEqual([])
  })

  test('is never put in order after it was read, but for what is short', () => {
    const isSorted = (step: string, sql: string) =>
      step.startsWith('USE TEMP B-TREE FOR') && step.endsWith('ORDER BY') && !(tableOf(sql) in SHORT)
    expect(steps(isSorted)).toEqual([])
  })

  test('finds what belongs to a family by the family first, and more than that where there is more', () => {
    const wrong = steps((step) => {
      const [, table = '', terms = ''] = /^SEARCH (\w+) .*?(\([^)]*\))/.exec(step) ?? []
      return isOfFamilies(table) && !terms.startsWith('(familyId=?') && !(`${table} ${terms}` in DIRECTORY)
    })
    expect(wrong).toEqual([])
    const grows =
      /^SEARCH (lines|keptDays|scores|moments|rewards|redemptions|habits|skills|seen|mended) .*\(familyId=\?\)/
    expect(steps((step) => grows.test(step))).toEqual([])
  })

  test('takes along what hangs on a row that is deleted by an index', () => {
    const without = tables().flatMap((table) =>
      foreignKeys(table)
        .filter((columns) => !indexes(table).some((index) => columns.every((column, at) => index[at] === column)))
        .map((columns) => `${table} (${columns})`),
    )
    expect(without).toEqual([])
  })

  const names = (pragma: string) => (run.raw.pragma(pragma) as { name: string }[]).map(({ name }) => name)
  const tables = () =>
    run.raw
      .prepare<[], { name: string }>("select name from sqlite_schema where type = 'table' and name not like 'kysely%'")
      .all()
      .map(({ name }) => name)
  // Another name of the same table stands for it.
  const isOfFamilies = (table: string) =>
    /^(seen|mended)$/.test(table) || names(`table_info("${table}")`).includes('familyId')
  const indexes = (table: string) => names(`index_list("${table}")`).map((index) => names(`index_info("${index}")`))
  const foreignKeys = (table: string) => {
    const rows = run.raw.pragma(`foreign_key_list("${table}")`) as { id: number; seq: number; from: string }[]
    return [...Map.groupBy(rows, ({ id }) => id).values()].map((key) =>
      key.toSorted((one, other) => one.seq - other.seq).map(({ from }) => from),
    )
  }
})

const tableOf = (sql: string) => /(?:from|into|update) "(\w+)"/.exec(sql)?.[1] ?? ''
