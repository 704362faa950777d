import * as z from 'zod/mini'
import { localDate } from '../calendar.ts'
import { said } from '../said.ts'
import { id, prose } from '../text.ts'

export const WEATHERS = ['sunny', 'cloudy', 'rainy', 'snowy', 'stormy', 'windy', 'foggy'] as const

/** From the brightest to the darkest as far as a mood can be bright or dark: the ribbon of the month reads so. */
export const MOODS = [
  'very_happy',
  'happy',
  'excited',
  'proud',
  'grateful',
  'calm',
  'surprised',
  'neutral',
  'tired',
  'worried',
  'angry',
  'sad',
  'very_sad',
] as const

export const weather = z.enum(WEATHERS, said('weather_required'))
export type Weather = z.infer<typeof weather>
export const mood = z.enum(MOODS, said('mood_required'))
export type Mood = z.infer<typeof mood>

/** The server refuses a day after the family's today. */
const date = z.iso
  .date({ error: ({ input }) => said(input === '' ? 'day_required' : 'invalid') })
  .check(z.refine((day) => day >= '1900-01-01', said('invalid')))

export const newMoment = z.object({
  childId: id,
  weather,
  mood,
  /** A story is welcome, and not asked for. */
  content: z.nullish(prose()),
  /** The family's today unless said. */
  date: z.nullish(date),
})
export type NewMoment = z.infer<typeof newMoment>

export const moment = z.object({
  id: z.string(),
  childId: z.string(),
  weather,
  mood,
  content: z.string(),
  date: localDate,
  photoUrl: z.nullable(z.string()),
  /** Its line on the timeline, by which it is undone. */
  lineId: z.string(),
  createdAt: z.string(),
  /** The caregiver's name. */
  by: z.string(),
})
export type Moment = z.infer<typeof moment>
