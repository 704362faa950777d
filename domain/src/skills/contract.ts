import * as z from 'zod/mini'
import { contract } from '../endpoint.ts'
import { withRecord } from '../live/nouns.ts'
import { id } from '../text.ts'
import { newSkill, skill, skillChange, skillScore } from './model.ts'

const ofSkill = z.object({ skillId: id })

export const skillCalls = contract({
  list: {
    method: 'GET',
    path: '/api/skills/:childId',
    says: "A child's skill challenges, oldest first.",
    params: z.object({ childId: id }),
    reply: z.array(skill),
  },
  add: {
    method: 'POST',
    path: '/api/skills',
    says: 'Adds a skill challenge.',
    body: newSkill,
    reply: skill,
    makes: true,
    changes: ['skills'],
  },
  change: {
    method: 'PUT',
    path: '/api/skills/:skillId',
    says: 'Records a score, or completes the challenge. The best never falls; reaching the target completes it, once.',
    params: ofSkill,
    body: skillChange,
    reply: skill,
    changes: ['skills', ...withRecord],
    brief: true,
  },
  remove: {
    method: 'DELETE',
    path: '/api/skills/:skillId',
    says: 'Deletes a challenge. Its records stay in the timeline.',
    params: ofSkill,
    changes: ['skills'],
  },
  scores: {
    method: 'GET',
    path: '/api/skills/:skillId/scores',
    says: 'The scores recorded, oldest first.',
    params: ofSkill,
    reply: z.array(skillScore),
  },
})
