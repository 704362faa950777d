import type { NewFeedback } from '@sprout/domain/feedback/model'
import type { Caller } from '../accounts/session.ts'
import type { Db } from '../db/tables.ts'
import { newId } from '../id.ts'

export const addFeedback = ({ db: tx, familyId, caregiverId, now }: Caller, said: NewFeedback) =>
  tx
    .insertInto('feedback')
    .values({ ...said, familyId, caregiverId, id: newId(now), createdAt: now.toISOString() })
    .returning('id')
    .executeTakeFirstOrThrow()

/** Of every family, newest first: for those who run Sprout. */
export const listFeedback = (db: Db) =>
  db
    .selectFrom('feedback')
    .innerJoin('caregivers', 'caregivers.id', 'feedback.caregiverId')
    .select(['feedback.createdAt', 'feedbackType', 'subject', 'message', 'caregivers.email'])
    .orderBy('feedback.createdAt', 'desc')
    .orderBy('feedback.id', 'desc')
    .execute()
