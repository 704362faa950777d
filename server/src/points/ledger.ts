import { movedBy } from '@sprout/domain/points/moved-by'
import { Refusal } from '@sprout/domain/refusal'
import type { Metadata } from '@sprout/domain/timeline/metadata'
import type { Cause } from '@sprout/domain/timeline/model'
import type { Selectable } from 'kysely'
import type { Caller, Reader } from '../accounts/session.ts'
import type { HeldChild } from '../children/own.ts'
import { prepared } from '../db/prepared.ts'
import { anyAsked, asked } from '../db/several.ts'
import type { Db, Tables } from '../db/tables.ts'
import { refuseFields } from '../http/refusals.ts'
import { newId } from '../id.ts'

/** A line of a child's record, as it is kept. */
export type Line = Selectable<Tables['lines']>

/** In one column, by PostgreSQL: no family comes near it, unless it means to. */
const MOST_HELD = 2 ** 31 - 1

export type Entry = {
  title: string
  description?: string | null
  points: number
  iconName: string
  metadata: Metadata
  /** The habit, skill, moment or redemption that it came of. */
  sourceId?: string
  repairs?: string | null
  /** The day that it counts for: today unless said. */
  day?: string
}

/** Writes one line of a child's record and moves the points with it. The only door by which points move forward. */
export async function record(caller: Caller, child: HeldChild, entry: Entry): Promise<Line> {
  const { caregiverId, caregiverName, familyId, today, now, db: tx } = caller
  const { metadata, points } = entry
  const line: Line = {
    familyId,
    id: newId(now),
    childId: child.id,
    cause: metadata.cause,
    day: entry.day ?? today,
    title: entry.title,
    description: entry.description ?? null,
    points: movedBy(points, child.points, caller.family),
    iconName: entry.iconName,
    metadata: JSON.stringify(metadata),
    sourceId: entry.sourceId ?? null,
    repairs: entry.repairs ?? null,
    madeBy: caregiverId,
    madeByName: caregiverName,
    createdAt: now.toISOString(),
    undoneAt: null,
    undoneBy: null,
  }
  await write(tx, line)
  await move(caller, child, line.points, Math.max(line.points, 0))
  return line
}

/** Takes a line back, and its points with it; the story of a moment goes for good. The only door by which points move back. */
export async function strike(caller: Caller, child: HeldChild, { id, points, cause }: Line) {
  const struck = await caller.db
    .updateTable('lines')
    .set({ undoneAt: caller.now.toISOString(), undoneBy: caller.caregiverId })
    .$if(cause === 'moment', (query) => query.set({ description: null }))
    .where('familyId', '=', caller.familyId)
    .where('id', '=', id)
    .where('undoneAt', 'is', null)
    .returning('id')
    .executeTakeFirst()
  if (!struck) throw new Refusal('already_undone')
  await move(caller, child, -points, -Math.max(points, 0))
}

type Sum = { points: number; total: number }

/**
 * Takes up lines that were written down elsewhere. The points of those that stand move when all are here and are found to
 * be right: on the way their sum may be more than a column holds.
 */
export function newTakingUp(caller: Pick<Caller, 'db' | 'familyId'>) {
  const sums = new Map<string, Sum>()
  const sumOf = (childId: string): Sum => sums.get(childId) ?? { points: 0, total: 0 }
  return {
    sumOf,
    /** Tells how many were new. */
    async takeUp(lines: Line[]): Promise<number> {
      const insertion = caller.db.insertInto('lines').values(lines)
      const { numInsertedOrUpdatedRows } = await insertion.onConflict((c) => c.doNothing()).executeTakeFirstOrThrow()
      for (const { childId, points, undoneAt } of lines) {
        const sum = sumOf(childId)
        const moved = { points: sum.points + points, total: sum.total + Math.max(points, 0) }
        if (undoneAt === null) sums.set(childId, moved)
      }
      return Number(numInsertedOrUpdatedRows)
    },
    async movePoints() {
      for (const [childId, sum] of sums) await movePoints(caller, childId, sum)
    },
  }
}

/** Undone or not. */
export async function findLine({ db, familyId }: Pick<Caller, 'db' | 'familyId'>, id: string): Promise<Line> {
  const line = await ofFamily(db, familyId).where('id', '=', id).executeTakeFirst()
  if (!line) throw new Refusal('not_found')
  return line
}

/** The standing lines that came of something for this reason. */
export const standingLines = ({ db, familyId }: Reader, sourceId: string, cause: Cause): Promise<Line[]> =>
  ofFamily(db, familyId)
    .where('sourceId', '=', sourceId)
    .where('cause', '=', cause)
    .where('undoneAt', 'is', null)
    .execute()

/** The remedy that made something good, as long as it stands. */
export const remedyOf = ({ db, familyId }: Reader, id: string): Promise<Line | undefined> =>
  ofFamily(db, familyId).where('repairs', '=', id).where('undoneAt', 'is', null).executeTakeFirst()

const ofFamily = (db: Db, familyId: string) => db.selectFrom('lines').selectAll().where('familyId', '=', familyId)

async function move(caller: Caller, child: HeldChild, points: number, total: number) {
  child.points += points
  child.totalPoints += total
  if (Math.max(Math.abs(child.points), child.totalPoints) > MOST_HELD)
    throw refuseFields({ path: 'points', code: 'too_large' })
  if (points !== 0) await movePoints(caller, child.id, { points, total })
}

async function movePoints(
  { db: tx, familyId }: Pick<Caller, 'db' | 'familyId'>,
  childId: string,
  { points, total }: { points: number; total: number },
) {
  await add(tx, { familyId, childId, points, total })
}

const write = prepared((tx, line: Line) => tx.insertInto('lines').values(line))

type Added = { familyId: string; childId: string; points: number; total: number }

const add = prepared(
  (tx, ask: Added) =>
    tx
      .updateTable('children')
      .set((eb) => ({ points: eb('points', '+', ask.points), totalPoints: eb('totalPoints', '+', ask.total) }))
      .where('familyId', '=', ask.familyId)
      .where('id', '=', ask.childId),
  {
    build: (tx, asks) =>
      tx
        .updateTable('children')
        .from(asked<Added>(asks, { familyId: 'text', childId: 'text', points: 'integer', total: 'integer' }))
        .set((eb) => ({
          points: eb('children.points', '+', eb.ref('asked.points')),
          totalPoints: eb('children.totalPoints', '+', eb.ref('asked.total')),
        }))
        .where('children.familyId', '=', anyAsked(asks, 'familyId'))
        .where('children.id', '=', anyAsked(asks, 'childId'))
        .whereRef('children.familyId', '=', 'asked.familyId')
        .whereRef('children.id', '=', 'asked.childId'),
  },
)
