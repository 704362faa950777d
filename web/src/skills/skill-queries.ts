import { skillCalls } from '@sprout/domain/skills/contract'
import { load } from '../api/load.ts'

export const skillList = (childId: string) => load(skillCalls.list, { params: { childId } })

export const skillScores = (skillId: string) => load(skillCalls.scores, { params: { skillId } })
