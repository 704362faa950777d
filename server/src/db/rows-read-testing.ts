import { addDays } from '@sprout/domain/calendar'
import { Kysely, PostgresDialect, type RawBuilder, sql } from 'kysely'
import pg from 'pg'
import { addLines, type Rows } from '../seed/lines-store.ts'
import { freshPostgres, startServer } from '../testing.ts'
import { connectionOf, poolOf } from './open.ts'
import { CompanyDialect } from './postgres.ts'
import type { Sent } from './send.ts'
import { Parcel } from './send-together.ts'
import type { Tables } from './tables.ts'

type Node = {
  'Node Type': string
  'Relation Name'?: string
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  'Rows Removed by Index Recheck'?: number
  Plans?: Node[]
}

/** A server on PostgreSQL that can tell how many rows a call made the database read. */
export async function startCountingServer() {
  const { url, drop } = await freshPostgres()
  // To fill it takes longer than a call may.
  const pool = poolOf({ ...connectionOf(url), statement_timeout: 0 })
  const issued: Load[] = []
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }), log: ({ query }) => void issued.push(query) })
  const together = new Kysely<Tables>({ dialect: new CompanyDialect(pool) })
  pool.on('connect', (client) => hearLoads(client, (load) => issued.push(load)))
  const server = await startServer(async () => ({ kind: 'postgres', db, together, drop }))
  await countNothing(db)

  /** By table, so that a failure says where. */
  async function rowsRead(act: () => Promise<unknown>) {
    issued.length = 0
    await act()
    const read: Record<string, number> = {}
    for (const { sql: text, parameters } of issued.splice(0)) {
      if (/^(start transaction|commit)/.test(text)) continue
      count(await planOf(text, parameters), read)
    }
    return read
  }

  /** As it is carried out, which leaves nothing behind. */
  async function planOf(text: string, parameters: readonly unknown[]): Promise<Node> {
    const client = await pool.connect()
    try {
      await client.query('begin')
      const { rows } = await client.query(`explain (analyze, format json) ${text}`, [...parameters])
      return rows[0]['QUERY PLAN'][0].Plan
    } finally {
      await client.query('rollback')
      client.release()
    }
  }
  return { ...server, rowsRead }
}

type Load = { sql: string; parameters: readonly unknown[] }

/** What writers in company ask in one statement passes by Kysely. */
function hearLoads(client: pg.ClientBase, hear: (load: Load) => void) {
  const query = client.query.bind(client)
  client.query = ((asked: unknown, ...rest: unknown[]) => {
    const sent = asked instanceof Parcel ? asked.all : asked instanceof pg.Query ? [asked as unknown as Sent] : []
    for (const { text, values = [] } of sent)
      if (text.includes('json_to_recordset')) hear({ sql: text, parameters: values })
    return Reflect.apply(query, client, [asked, ...rest])
  }) as typeof client.query
}

/** PostgreSQL counts by itself, whenever it comes to it; here it is told when. */
async function countNothing(db: Kysely<Tables>) {
  const tables = await sql<{
    name: string
  }>`select tablename as name from pg_tables where schemaname = 'public'`.execute(db)
  for (const { name } of tables.rows)
    await sql`alter table ${sql.table(name)} set (autovacuum_enabled = false)`.execute(db)
}

function count(node: Node, read: Record<string, number>) {
  const table = node['Relation Name']
  const unused = (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0)
  if (table) read[table] = (read[table] ?? 0) + Math.round((node['Actual Rows'] + unused) * node['Actual Loops'])
  for (const inner of node.Plans ?? []) count(inner, read)
}

const HOUR = 3_600_000
const AT_ONCE = 1000
/** So many of the newest lines lie in the last four weeks, however many there are before. */
const NEW = 60

type Child = { familyId: string; childId: string; rewardId: string; today: string; madeBy: string }

/** A record of so many lines that begins and ends alike, however long it is: of ten lines one is a moment, one a redemption. */
export async function fillRecord(db: Kysely<Tables>, child: Child, lines: number) {
  const noon = Date.parse(`${child.today}T12:00:00Z`)
  for (let first = 0; first < lines; first += AT_ONCE) {
    const turns = Array.from({ length: Math.min(AT_ONCE, lines - first) }, (_, at) => first + at)
    const rows = turns.map((turn) => {
      const age = lines - turn
      const at = new Date(noon - (age <= NEW ? age * 10 : 28 * 24 + age) * HOUR)
      return rowsOf(child, turn, at)
    })
    await db.transaction().execute((tx) => addLines(tx, child.familyId, rows))
  }
}

function rowsOf({ familyId, childId, rewardId, madeBy }: Child, turn: number, at: Date): Rows {
  const id = `${childId}-${String(turn).padStart(7, '0')}`
  const [createdAt, day] = [at.toISOString(), addDays(at.toISOString().slice(0, 10), 0)]
  const own = { familyId, childId, id }
  const kind = turn % 10 === 3 ? 'moment' : turn % 10 === 7 ? 'redemption' : 'behavior'
  const line: Tables['lines'] = {
    ...{ ...own, createdAt, day, madeBy, cause: kind, title: 'A line', iconName: 'star', madeByName: 'Ana' },
    ...{
      points: kind === 'behavior' ? (turn % 10 === 5 ? -5 : 5) : 0,
      description: null,
      metadata: null,
      repairs: null,
    },
    ...{ sourceId: kind === 'behavior' ? null : id, undoneAt: null, undoneBy: null },
  }
  const seen = { weather: 'sunny', mood: 'happy', content: '', photoUrl: null } as const
  if (kind === 'moment') return { line, moment: { ...own, ...seen, lineId: id, date: day, createdAt } }
  const spent = { rewardId, title: 'A reward', pointsSpent: 1 }
  return kind === 'redemption'
    ? { line, redemption: { ...own, ...spent, lineId: id, redeemedAt: createdAt } }
    : { line }
}

export async function familyIdOf(db: Kysely<Tables>, caregiverId: string) {
  const asked = db.selectFrom('caregivers').select('familyId').where('id', '=', caregiverId)
  return (await asked.executeTakeFirstOrThrow()).familyId
}

/** What other families and other children have, so that nothing is cheap only for want of rows. */
export async function fillNeighbourhood({ db, newFamilyWithChild }: Awaited<ReturnType<typeof startCountingServer>>) {
  await fillStreet(db)
  const { childId, user } = await newFamilyWithChild()
  const familyId = await familyIdOf(db, user.id)
  const goal = sql`'x' || turn, ${familyId}, ${childId}, 'A goal', 'easy', 5, ${AT}`
  const columns = sql`"id", "familyId", "childId", "title", "difficulty", "points", "createdAt"`
  await sql`insert into habits (${columns}, "targetDays") select ${goal}, 21 from ${TURNS}`.execute(db)
  await sql`insert into skills (${columns}) select ${goal} from ${TURNS}`.execute(db)
  await sql`insert into "keptDays" ("familyId", "habitId", "day", "keptAt", "lineId")
    select ${familyId}, 'x' || turn, '2026-01-0' || day, ${AT}, 'x' from ${TURNS}, generate_series(1, 5) as day`.execute(
    db,
  )
  await sql`insert into scores ("familyId", "id", "skillId", "score", "lineId", "recordedAt")
    select ${familyId}, turn || '-' || day, 'x' || turn, 1, 'x', ${AT} from ${TURNS}, generate_series(1, 5) as day`.execute(
    db,
  )
  await sql`insert into rewards ("id", "familyId", "childId", "title", "pointsCost", "category", "createdAt")
    select 'x' || turn, ${familyId}, ${childId}, 'A reward', 5, 'gift', ${AT} from ${TURNS}`.execute(db)
  await sql`insert into children ("familyId", "id", "name", "points", "totalPoints", "createdAt")
    select ${familyId}, 'x' || turn, 'A child', 0, 0, ${AT} from ${TURNS}`.execute(db)
}

const TURNS = sql`generate_series(1, 20000) as turn`
const AT = sql`'2026-03-27T00:00:00.000Z'`

/** Families with one of each: a caregiver who is signed in, a child, an entry in the quick list, a line, a moment, something redeemed. */
async function fillStreet(db: Kysely<Tables>) {
  const each = (table: string, columns: string, values: RawBuilder<unknown>) =>
    sql`insert into ${sql.table(table)} (${sql.join(columns.split(' ').map((name) => sql.ref(name)))}) select ${values} from ${TURNS}`.execute(
      db,
    )
  const id = sql`'x' || turn`
  await each(
    'families',
    'id timeZone dayStartsAt keepBalancesAtZero asksModel createdAt',
    sql`${id}, 'UTC', 0, 0, 0, ${AT}`,
  )
  await each('caregivers', 'id familyId name email joinedAt', sql`${id}, ${id}, 'Eva', 'eva' || turn, ${AT}`)
  await each('sessions', 'tokenHash caregiverId createdAt usedAt expiresAt', sql`${id}, ${id}, ${AT}, ${AT}, '2027'`)
  await each('quickBehaviors', 'familyId id title points createdAt', sql`${id}, ${id}, 'Sang', 5, ${AT}`)
  await each('children', 'familyId id name points totalPoints createdAt', sql`${id}, ${id}, 'A child', 0, 0, ${AT}`)
  const line = 'cause day title points iconName madeBy madeByName createdAt'
  const told = sql`'behavior', '2026-03-27', 'Sang', 5, 'star', ${id}, 'Eva', ${AT}`
  await each('lines', `familyId childId id ${line}`, sql`${id}, ${id}, ${id}, ${told}`)
  const seen = sql`'sunny', 'happy', '', '2026-03-27', ${id}, ${AT}`
  await each(
    'moments',
    'familyId childId id weather mood content date lineId createdAt',
    sql`${id}, ${id}, ${id}, ${seen}`,
  )
  const spent = sql`${id}, 'A reward', 1, ${id}, ${AT}`
  await each(
    'redemptions',
    'familyId childId id rewardId title pointsSpent lineId redeemedAt',
    sql`${id}, ${id}, ${id}, ${spent}`,
  )
}
