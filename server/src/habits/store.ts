import type { LocalDate } from '@sprout/domain/calendar'
import { CHECK_IN_POINTS, type HabitFacts, type KeptDay, type NewHabit } from '@sprout/domain/habits/model'
import { Refusal } from '@sprout/domain/refusal'
import type { Caller, Reader } from '../accounts/session.ts'
import type { HeldChildId, OwnChildId } from '../children/own.ts'
import { among } from '../db/among.ts'
import { prepared } from '../db/prepared.ts'
import type { Tables } from '../db/tables.ts'
import { newId } from '../id.ts'

const shown = ['id', 'childId', 'title', 'description', 'difficulty', 'points', 'targetDays', 'createdAt'] as const
const ofDay = ['day', 'keptAt', 'lineId'] as const

/** The child's, without those that were deleted. */
const standing = ({ db, familyId }: Reader, childId: OwnChildId) =>
  db.selectFrom('habits').where('familyId', '=', familyId).where('childId', '=', childId).where('deletedAt', 'is', null)

export async function listHabits(caller: Reader, childId: OwnChildId): Promise<HabitFacts[]> {
  const habits = await standing(caller, childId).select(shown).orderBy('createdAt').orderBy('id').execute()
  const kept = await caller.db
    .selectFrom('keptDays')
    .select(['habitId', ...ofDay])
    .where('familyId', '=', caller.familyId)
    .where(among(caller.db, 'habitId', standing(caller, childId).select('id')))
    .execute()
  const daysOf = Map.groupBy(kept, ({ habitId }) => habitId)
  return habits.map((habit) => ({ ...habit, kept: daysOf.get(habit.id) ?? [] }))
}

/** One that stands: a deleted habit is as if it did not exist. */
export async function findHabit(caller: Reader, id: string): Promise<HabitFacts> {
  const { deletedAt, ...habit } = await findHabitEver(caller, id)
  if (deletedAt) throw new Refusal('not_found')
  return habit
}

type Asked = { familyId: string; id: string }

const find = prepared((db, { familyId, id }: Asked) =>
  db
    .selectFrom('habits')
    .select([...shown, 'deletedAt'])
    .where('familyId', '=', familyId)
    .where('id', '=', id),
)

// Not in order: SQLite would plan a statement that orders anew each time it is run.
const findDays = prepared((db, { familyId, id }: Asked) =>
  db.selectFrom('keptDays').select(ofDay).where('familyId', '=', familyId).where('habitId', '=', id),
)

/** Deleted or not: its records stay, and can be undone. */
export async function findHabitEver({ db, familyId }: Reader, id: string) {
  const [habit] = await find(db, { familyId, id })
  if (!habit) throw new Refusal('not_found')
  const kept: KeptDay[] = (await findDays(db, { familyId, id })).sort((one, other) => (one.day < other.day ? -1 : 1))
  return { ...habit, kept }
}

export async function addHabit({ db: tx, familyId, now }: Caller, childId: HeldChildId, habit: NewHabit) {
  const { title, description, difficulty, points, targetDays } = habit
  const added = await tx
    .insertInto('habits')
    .values({
      ...{ familyId, childId, id: newId(now), createdAt: now.toISOString(), deletedAt: null },
      ...{ title, difficulty, targetDays },
      description: description || null,
      points: points ?? CHECK_IN_POINTS[difficulty],
    })
    .returning(shown)
    .executeTakeFirstOrThrow()
  return { ...added, kept: [] }
}

export async function removeHabit({ db: tx, familyId, now }: Caller, childId: HeldChildId, id: string) {
  await tx
    .updateTable('habits')
    .set({ deletedAt: now.toISOString() })
    .where('familyId', '=', familyId)
    .where('childId', '=', childId)
    .where('id', '=', id)
    .execute()
}

export async function keepDay(
  { db: tx, familyId, now }: Caller,
  _child: HeldChildId,
  { habitId, ...said }: { habitId: string; day: LocalDate; lineId: string },
) {
  const kept = { ...said, keptAt: now.toISOString() }
  await write(tx, { familyId, habitId, ...kept })
  return kept
}

const write = prepared((tx, kept: Tables['keptDays']) => tx.insertInto('keptDays').values(kept))

export async function forgetDay({ db: tx, familyId }: Caller, _child: HeldChildId, habitId: string, day: LocalDate) {
  await tx
    .deleteFrom('keptDays')
    .where('familyId', '=', familyId)
    .where('habitId', '=', habitId)
    .where('day', '=', day)
    .execute()
}
