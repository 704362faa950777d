import { Refusal } from '@sprout/domain/refusal'
import { type KeptScore, type NewSkill, SKILL_POINTS, type SkillFacts } from '@sprout/domain/skills/model'
import type { Caller, Reader } from '../accounts/session.ts'
import type { HeldChildId, OwnChildId } from '../children/own.ts'
import { among } from '../db/among.ts'
import { newId } from '../id.ts'

const goal = ['id', 'childId', 'title', 'description', 'difficulty', 'points'] as const
const shown = [...goal, 'targetValue', 'targetUnit', 'dueDate', 'declaredDoneAt', 'createdAt'] as const
const ofScore = ['score', 'recordedAt', 'lineId'] as const

/** The child's, without those that were deleted. */
const standing = ({ db, familyId }: Reader, childId: OwnChildId) =>
  db.selectFrom('skills').where('familyId', '=', familyId).where('childId', '=', childId).where('deletedAt', 'is', null)

export async function listSkills(caller: Reader, childId: OwnChildId): Promise<SkillFacts[]> {
  const skills = await standing(caller, childId).select(shown).orderBy('createdAt').orderBy('id').execute()
  const scores = await caller.db
    .selectFrom('scores')
    .select(['skillId', ...ofScore])
    .where('familyId', '=', caller.familyId)
    .where(among(caller.db, 'skillId', standing(caller, childId).select('id')))
    .orderBy('skillId')
    .orderBy('recordedAt')
    .orderBy('id')
    .execute()
  const scoresOf = Map.groupBy(scores, ({ skillId }) => skillId)
  return skills.map((skill) => ({ ...skill, scores: scoresOf.get(skill.id) ?? [] }))
}

/** One that stands: a deleted challenge is as if it did not exist. */
export async function findSkill(caller: Reader, id: string): Promise<SkillFacts> {
  const { deletedAt, ...skill } = await findSkillEver(caller, id)
  if (deletedAt) throw new Refusal('not_found')
  return skill
}

/** Deleted or not: its records stay, and can be undone. */
export async function findSkillEver({ db, familyId }: Reader, id: string) {
  const skill = await db
    .selectFrom('skills')
    .select([...shown, 'deletedAt'])
    .where('familyId', '=', familyId)
    .where('id', '=', id)
    .executeTakeFirst()
  if (!skill) throw new Refusal('not_found')
  const scores: KeptScore[] = await db
    .selectFrom('scores')
    .select(ofScore)
    .where('familyId', '=', familyId)
    .where('skillId', '=', id)
    .orderBy('recordedAt')
    .orderBy('id')
    .execute()
  return { ...skill, scores }
}

export async function addSkill({ db: tx, familyId, now }: Caller, childId: HeldChildId, skill: NewSkill) {
  const { title, difficulty, description, points, targetValue, targetUnit, dueDate } = skill
  const added = await tx
    .insertInto('skills')
    .values({
      ...{ familyId, childId, id: newId(now), createdAt: now.toISOString(), deletedAt: null, declaredDoneAt: null },
      ...{ title, difficulty },
      ...{ targetValue: targetValue ?? null, targetUnit: targetUnit || null, dueDate: dueDate ?? null },
      description: description || null,
      points: points ?? SKILL_POINTS[difficulty],
    })
    .returning(shown)
    .executeTakeFirstOrThrow()
  return { ...added, scores: [] }
}

export const removeSkill = (caller: Caller, childId: HeldChildId, id: string) =>
  setSkill(caller, childId, id, { deletedAt: caller.now.toISOString() })

export const declareDone = (caller: Caller, childId: HeldChildId, id: string) =>
  setSkill(caller, childId, id, { declaredDoneAt: caller.now.toISOString() })

export const undeclareDone = (caller: Caller, childId: HeldChildId, id: string) =>
  setSkill(caller, childId, id, { declaredDoneAt: null })

async function setSkill(
  { db: tx, familyId }: Caller,
  childId: HeldChildId,
  id: string,
  change: { deletedAt?: string; declaredDoneAt?: string | null },
) {
  await tx
    .updateTable('skills')
    .set(change)
    .where('familyId', '=', familyId)
    .where('childId', '=', childId)
    .where('id', '=', id)
    .execute()
}

export async function keepScore(
  { db: tx, familyId, now }: Caller,
  _child: HeldChildId,
  { skillId, ...said }: { skillId: string; score: number; lineId: string },
) {
  const kept = { ...said, recordedAt: now.toISOString() }
  await tx
    .insertInto('scores')
    .values({ familyId, skillId, id: newId(now), ...kept })
    .execute()
  return kept
}

export async function forgetScore({ db: tx, familyId }: Caller, _child: HeldChildId, skillId: string, lineId: string) {
  await tx
    .deleteFrom('scores')
    .where('familyId', '=', familyId)
    .where('skillId', '=', skillId)
    .where('lineId', '=', lineId)
    .execute()
}
