import { readMetadata } from '@sprout/domain/timeline/metadata'
import type { Lived } from './lived-family-testing.ts'
import type { Written } from './naive-record-testing.ts'
import type { Server } from './two-caregivers-testing.ts'

/** Where nobody knows in which order things happened, the naive record reads from the table what was written down. */
export async function learnAll({ server, naive, children: [childId] }: Lived) {
  const deleted = await deletedOf(server, childId)
  for (const one of [...naive.habits, ...naive.skills, ...naive.rewards]) one.isDeleted = deleted.has(one.id)
  naive.lines = await writtenOf(server, childId)
}

async function deletedOf({ db }: Server, childId: string): Promise<Set<string>> {
  const tables = ['habits', 'skills', 'rewards'] as const
  const of = (table: (typeof tables)[number]) =>
    db.selectFrom(table).select('id').where('childId', '=', childId).where('deletedAt', 'is not', null).execute()
  return new Set((await Promise.all(tables.map(of))).flat().map(({ id }) => id))
}

async function writtenOf({ db }: Server, childId: string): Promise<Written[]> {
  const lines = await db
    .selectFrom('lines')
    .selectAll()
    .where('childId', '=', childId)
    .orderBy('createdAt')
    .orderBy('id')
    .execute()
  const declared = db
    .selectFrom('skills')
    .select('id')
    .where('childId', '=', childId)
    .where('declaredDoneAt', 'is not', null)
  const declaredIds = (await declared.execute()).map(({ id }) => id)
  const written = lines.map(({ createdAt: at, madeByName: by, sourceId, undoneAt, metadata, ...line }): Written => {
    const known = readMetadata(metadata)
    return {
      ...{ ...line, at, by, mends: undefined, isUndone: undoneAt !== null },
      of: known?.cause === 'redemption' ? known.rewardId : (sourceId ?? ''),
      score: known?.cause === 'score' ? known.score : 0,
      isDeclared: line.cause === 'skill-completed' && declaredIds.includes(sourceId ?? ''),
      isCorrection: known?.cause === 'behavior' && known.category === 'needs_improvement',
    }
  })
  for (const [index, { repairs }] of lines.entries())
    if (repairs) written[index]!.mends = written.find(({ id }) => id === repairs)
  return written
}
