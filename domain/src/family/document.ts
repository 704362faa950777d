import * as z from 'zod/mini'
import { email, personName } from '../accounts/door-model.ts'
import { newQuickBehavior } from '../behaviors/model.ts'
import { localDate } from '../calendar.ts'
import { newChild } from '../children/model.ts'
import { FEEDBACK, newFeedback } from '../feedback/model.ts'
import { newHabit } from '../habits/model.ts'
import { newMoment } from '../moments/model.ts'
import { ownPoints } from '../points/difficulty.ts'
import type { ComplaintCode } from '../refusal.ts'
import { MOST_POINTS, newReward, rewardPrice } from '../rewards/model.ts'
import { newSkill, score } from '../skills/model.ts'
import { id, line, lineOrNothing, prose } from '../text.ts'
import { metadata } from '../timeline/metadata.ts'
import { CAUSES, type Cause } from '../timeline/model.ts'
import { family } from './model.ts'

/** A family as one document, to keep and to take elsewhere. What changes its shape makes a new version. */
export const FORMAT = 'sprout-family'
export const VERSION = 1
export const MOST_BYTES = 128 * 1024 * 1024

/** Instants are compared as text, so they have one shape. */
const instant = z.string().check(
  z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
  z.refine((text) => !Number.isNaN(Date.parse(text))),
)

const someday = z.nullable(instant)
const presetKey = z.nullable(z.string().check(z.regex(/^\w{1,40}$/)))
const tooLarge: ComplaintCode = 'too_large'
const upTo = (most: number) => z.int().check(z.gte(-most, tooLarge), z.lte(most, tooLarge))
const points = upTo(MOST_POINTS)
/** Half of what a column of either database holds: after it was taken up, it goes on moving. */
const balance = upTo(1_000_000_000)
const goal = { id, points: ownPoints, createdAt: instant, deletedAt: someday }

const settings = z.pick(family, { timeZone: true, dayStartsAt: true, keepBalancesAtZero: true, emergencyCountry: true })

export const documentHead = z.object({
  format: z.literal(FORMAT),
  version: z.literal(VERSION),
  exportedAt: instant,
  family: settings,
})

const lineOfRecord = z
  .object({
    ...{ id, childId: id, cause: z.enum(Object.keys(CAUSES) as [Cause, ...Cause[]]), day: localDate },
    ...{ title: line(), description: z.nullable(prose()), points, iconName: lineOrNothing(40) },
    ...{ metadata: z.nullable(metadata), sourceId: z.nullable(id), repairs: z.nullable(id) },
    ...{ madeBy: id, madeByName: personName, createdAt: instant, undoneAt: someday, undoneBy: z.nullable(id) },
  })
  .check(z.refine(({ cause, metadata }) => metadata === null || metadata.cause === cause, { path: ['metadata'] }))

/** Every kind of record there is, in the order of the document: what others refer to comes before them. */
export const SECTIONS = {
  caregivers: z.object({ id, name: personName, email, joinedAt: instant }),
  children: z.extend(z.required(newChild), { id, points: balance, totalPoints: balance, createdAt: instant }),
  quickBehaviors: z.extend(newQuickBehavior, { id, presetKey, createdAt: instant }),
  habits: z.extend(z.required(newHabit), goal),
  skills: z.extend(z.required(newSkill), { ...goal, declaredDoneAt: someday }),
  rewards: z.extend(z.required(newReward), { id, presetKey, createdAt: instant, deletedAt: someday }),
  lines: lineOfRecord,
  keptDays: z.object({ habitId: id, day: localDate, keptAt: instant, lineId: id }),
  scores: z.object({ id, skillId: id, score, lineId: id, recordedAt: instant }),
  moments: z.extend(z.required(newMoment), {
    ...{ id, content: prose(), date: localDate, photoUrl: z.null(), lineId: id, createdAt: instant },
  }),
  redemptions: z.object({
    ...{ id, childId: id, rewardId: id, title: line(), pointsSpent: rewardPrice, lineId: id, redeemedAt: instant },
  }),
  // Ten signs that show nothing were once a letter.
  feedback: z.extend(newFeedback, {
    ...{ id, caregiverId: id, message: prose(FEEDBACK.message.max), createdAt: instant },
  }),
} as const

export type Section = keyof typeof SECTIONS
export const sectionNames = Object.keys(SECTIONS) as Section[]

/** Of what is shown whole and not page by page. No family comes near it. */
export const MOST_LISTED: Partial<Record<Section, number>> = {
  ...{ caregivers: 1000, children: 1000, quickBehaviors: 1000 },
  ...{ habits: 10_000, skills: 10_000, rewards: 10_000, feedback: 10_000 },
}

/** A record of a section, as the document tells it. */
export type RecordOf<S extends Section> = z.output<(typeof SECTIONS)[S]>

type Lists = { [S in Section]: z.ZodMiniArray<(typeof SECTIONS)[S]> }
const lists = Object.fromEntries(sectionNames.map((name) => [name, z.array(SECTIONS[name])])) as unknown as Lists

export const familyDocument = z.extend(documentHead, lists)
