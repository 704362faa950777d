import type { Page } from '@playwright/test'
import type { RecordOf } from '@sprout/domain/family/document'
import { call } from './call.ts'
import { newFamily } from './family.ts'

type Told = { habits: RecordOf<'habits'>[]; skills: RecordOf<'skills'>[]; scores: RecordOf<'scores'>[] }

/**
 * What this family has so far, as if it were of fifty days ago: it goes out as a document and comes back into a new family,
 * whose caregiver is signed in then.
 */
export async function letTimePass(page: Page) {
  const told = await call<Told>(page, 'GET', 'family/export')
  const then = new Date(Date.now() - 50 * 86_400_000).toISOString()
  const habits = told.habits.map((habit) => ({ ...habit, createdAt: then }))
  const skills = told.skills.map((skill) => ({ ...skill, createdAt: then }))
  const scores = told.scores.map((score) => ({ ...score, recordedAt: then }))
  await newFamily(page)
  await call(page, 'POST', 'family/import', { ...told, habits, skills, scores })
}
