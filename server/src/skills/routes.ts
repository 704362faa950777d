import { skillCalls } from '@sprout/domain/skills/contract'
import type { SkillFacts } from '@sprout/domain/skills/model'
import { isDone, shownSkill } from '@sprout/domain/skills/rules'
import type { FastifyInstance } from 'fastify'
import type { Caller } from '../accounts/session.ts'
import { type HeldChild, holdChild, holdChildOf, ownChild } from '../children/own.ts'
import { mount } from '../http/mount.ts'
import { record } from '../points/ledger.ts'
import { addSkill, declareDone, findSkill, keepScore, listSkills, removeSkill } from './store.ts'

export async function skillRoutes(app: FastifyInstance) {
  mount(app, skillCalls, {
    list: async ({ params }, caller) =>
      (await listSkills(caller, await ownChild(caller, params.childId))).map(shownSkill),

    add: async ({ body }, caller) => {
      const child = await holdChild(caller, body.childId)
      return shownSkill(await addSkill(caller, child.id, body))
    },

    change: async ({ params, body }, caller) => {
      const { child, skill: before } = await holdSkill(caller, params.skillId)
      const scored = await keep(caller, child, before, body.currentBest)
      const after = body.isCompleted && !isDone(scored) ? await declare(caller, child, scored) : scored
      if (isDone(after) && !isDone(before)) await complete(caller, child, after)
      return shownSkill(after)
    },

    remove: async ({ params }, caller) => {
      const { child, skill } = await holdSkill(caller, params.skillId)
      await removeSkill(caller, child.id, skill.id)
    },

    scores: async ({ params }, caller) =>
      (await findSkill(caller, params.skillId)).scores.map(({ score, recordedAt }) => ({ score, recordedAt })),
  })
}

/** For writing: the challenge, read under the lock of its child. */
async function holdSkill(caller: Caller, id: string) {
  const child = await holdChildOf(caller, 'skills', id)
  return { child, skill: await findSkill(caller, id) }
}

async function keep(caller: Caller, child: HeldChild, skill: SkillFacts, score: number | null | undefined) {
  if (score === null || score === undefined) return skill
  const { id, title, targetUnit: unit } = skill
  const metadata = { cause: 'score', skillId: id, score, unit } as const
  const line = await record(caller, child, { title, points: 0, iconName: 'chart', sourceId: id, metadata })
  const kept = await keepScore(caller, child.id, { skillId: id, score, lineId: line.id })
  return { ...skill, scores: [...skill.scores, kept] }
}

async function declare(caller: Caller, child: HeldChild, skill: SkillFacts): Promise<SkillFacts> {
  await declareDone(caller, child.id, skill.id)
  return { ...skill, declaredDoneAt: caller.now.toISOString() }
}

const complete = (caller: Caller, child: HeldChild, { id, title, points }: SkillFacts) =>
  record(caller, child, {
    ...{ title, points, iconName: 'medal', sourceId: id },
    metadata: { cause: 'skill-completed', skillId: id },
  })
