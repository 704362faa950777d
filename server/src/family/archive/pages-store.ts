import { type RecordOf, SECTIONS, type Section } from '@sprout/domain/family/document'
import { sql } from 'kysely'
import type { Db, Tables } from '../../db/tables.ts'

/** Enough that a page costs little, few enough that it is nothing to hold. */
const PAGE = 500

type Kept = { [S in Section]: Pick<Tables[S], keyof RecordOf<S> & keyof Tables[S]> }
export type Pages = { [S in Section]: (db: Db, familyId: string) => AsyncGenerator<Kept[S][]> }

/** Only what the document tells of: a column that it does not know never leaves. */
const columnsOf = <S extends Section>(section: S) =>
  Object.keys(SECTIONS[section].shape) as (keyof RecordOf<S> & keyof Tables[S] & string)[]

/** Everything of a section in the order of its key, page by page. */
const byId = <S extends Exclude<Section, 'caregivers' | 'keptDays'>>(section: S) =>
  async function* (db: Db, familyId: string): AsyncGenerator<Kept[S][]> {
    let last = ''
    for (;;) {
      const page = await db
        // All these tables have the two columns that are asked for; the rows are those of the one that is named.
        .selectFrom(section as 'lines')
        .select(columnsOf(section) as 'id'[])
        .where('familyId', '=', familyId)
        .where('id', '>', last)
        .orderBy('id')
        .limit(PAGE)
        .execute()
      if (page.length > 0) yield page as unknown as Kept[S][]
      if (page.length < PAGE) return
      last = page.at(-1)?.id ?? ''
    }
  }

/** Together: their key begins with no family, so in its order those of all families would be looked through. */
async function* caregiversOf(db: Db, familyId: string) {
  const ofFamily = db.selectFrom('caregivers').select(columnsOf('caregivers')).where('familyId', '=', familyId)
  yield await ofFamily.orderBy('joinedAt').orderBy('id').execute()
}

async function* daysByHabit(db: Db, familyId: string) {
  let last = { habitId: '', day: '' }
  for (;;) {
    const page = await db
      .selectFrom('keptDays')
      .select(columnsOf('keptDays'))
      .where('familyId', '=', familyId)
      .where(sql<boolean>`("habitId", "day") > (${last.habitId}, ${last.day})`)
      .orderBy('habitId')
      .orderBy('day')
      .limit(PAGE)
      .execute()
    if (page.length > 0) yield page
    if (page.length < PAGE) return
    last = page.at(-1) ?? last
  }
}

export const pages: Pages = {
  caregivers: caregiversOf,
  children: byId('children'),
  quickBehaviors: byId('quickBehaviors'),
  habits: byId('habits'),
  skills: byId('skills'),
  rewards: byId('rewards'),
  lines: byId('lines'),
  keptDays: daysByHabit,
  scores: byId('scores'),
  moments: byId('moments'),
  redemptions: byId('redemptions'),
  feedback: byId('feedback'),
}

/** The lines of a child that stand, oldest first. */
export async function* standingLines(db: Db, familyId: string, childId: string) {
  let last = { createdAt: '', id: '' }
  for (;;) {
    const page = await db
      .selectFrom('lines')
      .select(['id', 'day', 'createdAt', 'cause', 'title', 'description', 'points', 'madeByName', 'metadata'])
      .where('familyId', '=', familyId)
      .where('childId', '=', childId)
      .where(sql<boolean>`("createdAt", "id") > (${last.createdAt}, ${last.id})`)
      .where('undoneAt', 'is', null)
      .orderBy('createdAt')
      .orderBy('id')
      .limit(PAGE)
      .execute()
    yield page
    if (page.length < PAGE) return
    last = page.at(-1) ?? last
  }
}
