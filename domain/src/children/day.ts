import { habitCalls } from '../habits/contract.ts'
import { momentCalls } from '../moments/contract.ts'
import { skillCalls } from '../skills/contract.ts'
import { activityCalls } from '../timeline/contract.ts'
import { PAGE } from '../timeline/model.ts'

/** What a child's day is told by, on home: the page names it, and it is asked before there is a screen to ask. */
export const dayAsks = (childId: string) =>
  ({
    lines: [activityCalls.list, { params: { childId }, query: { limit: PAGE.shown } }],
    habits: [habitCalls.list, { params: { childId } }],
    skills: [skillCalls.list, { params: { childId } }],
    lastMoment: [momentCalls.list, { params: { childId }, query: { limit: 1 } }],
  }) as const
