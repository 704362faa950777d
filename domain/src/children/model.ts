import * as z from 'zod/mini'
import { localDate } from '../calendar.ts'
import { said } from '../said.ts'
import { id, line } from '../text.ts'

/** What the calls take, and what the edit dialog offers. */
export const AGE = { min: 0, max: 18, edit: { min: 1, max: 17 } } as const

export const AVATARS = {
  boy1: '👦🏻',
  boy2: '👦🏼',
  boy3: '👦🏽',
  boy4: '👦🏿',
  girl1: '👧🏻',
  girl2: '👧🏼',
  girl3: '👧🏽',
  girl4: '👧🏿',
  animal1: '🐻',
  animal2: '🐱',
  animal3: '🐶',
  animal4: '🦁',
} as const
export const NO_AVATAR = '👶'

export const gender = z.enum(['boy', 'girl'])
export type Gender = z.infer<typeof gender>

const age = z.int(said('age_range')).check(z.gte(AGE.min, said('age_range')), z.lte(AGE.max, said('age_range')))

/** Today is not known here; the server refuses a birthday after the family's today. */
const birthday = localDate.check(z.refine((day) => day >= '1900-01-01', said('birthday_range')))

const avatar = z.string().check(
  z.refine((text) => /^\p{RGI_Emoji}$/v.test(text), said('invalid')),
  z.describe('The picture itself: one emoji.'),
)

/** Null or absent: not said. */
export const newChild = z.object({
  name: line('child_name_required'),
  age: z.nullish(age),
  gender: z.nullish(gender),
  birthday: z.nullish(birthday),
  avatarUrl: z.nullish(avatar),
})
export type NewChild = z.infer<typeof newChild>

/** Absent: stays as it is. Null: forgotten. */
export const childChange = newChild
export type ChildChange = NewChild

export const child = z.object({
  id,
  name: z.string(),
  age: z.nullable(z.int()),
  gender: z.nullable(gender),
  birthday: z.nullable(localDate),
  avatarUrl: z.nullable(z.string()),
  points: z.int(),
  totalPoints: z.int(),
  createdAt: z.string(),
})
export type Child = z.infer<typeof child>
