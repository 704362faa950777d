import { prepared } from '../db/prepared.ts'
import { anyAsked } from '../db/several.ts'
import type { Db } from '../db/tables.ts'

const sessions = (db: Db) =>
  db
    .selectFrom('sessions')
    .innerJoin('caregivers', 'caregivers.id', 'sessions.caregiverId')
    .innerJoin('families', 'families.id', 'caregivers.familyId')
    .select([
      'sessions.tokenHash',
      'sessions.usedAt',
      'sessions.expiresAt',
      'sessions.leftAt',
      'caregivers.id as caregiverId',
      'caregivers.name as caregiverName',
      'caregivers.familyId',
    ])
    .select(['families.timeZone', 'families.dayStartsAt', 'families.keepBalancesAtZero'])

type Asked = { tokenHash: string; now: string }

const findSession = prepared(
  (db, { tokenHash, now }: Asked) =>
    sessions(db).where('sessions.tokenHash', '=', tokenHash).where('sessions.expiresAt', '>', now),
  {
    build: (db, asks) => sessions(db).where('sessions.tokenHash', '=', anyAsked(asks, 'tokenHash')),
    isFor: (row, { tokenHash, now }) => row.tokenHash === tokenHash && row.expiresAt > now,
  },
)

export type Found = Awaited<ReturnType<typeof findSession>>[number]

export async function find(db: Db, tokenHash: string, now: Date): Promise<Found | undefined> {
  const [found] = await findSession(db, { tokenHash, now: now.toISOString() })
  return found
}
