import type { Page } from '@sprout/domain/timeline/model'
import type { Reader } from '../accounts/session.ts'
import type { OwnChildId } from '../children/own.ts'
import { olderThan } from '../db/older-than.ts'

const shown = ['cause', 'title', 'description', 'points', 'iconName', 'metadata', 'madeByName', 'createdAt'] as const

/** The lines that stand, newest first. What a remedy made good is told while that stands too. */
export const listLines = ({ db, familyId }: Reader, childId: OwnChildId, { limit, before }: Page) =>
  db
    .selectFrom('lines')
    .leftJoin('lines as mended', (join) =>
      join
        .onRef('mended.familyId', '=', 'lines.familyId')
        .onRef('mended.id', '=', 'lines.repairs')
        .on('mended.undoneAt', 'is', null),
    )
    .select(['lines.id', 'lines.childId', 'mended.id as repairs', ...shown.map((column) => `lines.${column}` as const)])
    .where('lines.familyId', '=', familyId)
    .where('lines.childId', '=', childId)
    .where('lines.undoneAt', 'is', null)
    .$if(before !== undefined, (query) => query.where(olderThan('lines', familyId, before ?? '')))
    .orderBy('lines.createdAt', 'desc')
    .orderBy('lines.id', 'desc')
    .limit(limit)
    .execute()
