import type { Gender } from '@sprout/domain/children/model'
import type { Mood, Weather } from '@sprout/domain/moments/model'
import type { Difficulty } from '@sprout/domain/points/difficulty'
import type { RewardCategory } from '@sprout/domain/rewards/model'
import type { Cause } from '@sprout/domain/timeline/model'
import type { Kysely } from 'kysely'

/** How a switch is kept, and read again. */
export const asSwitch = (isOn: boolean) => (isOn ? 1 : 0)
export const isOn = (kept: number | null) => kept === 1

/** Instants and ids are text, days 'YYYY-MM-DD', switches 0 or 1: what SQLite and PostgreSQL keep alike. */
export type Tables = {
  families: {
    id: string
    timeZone: string
    dayStartsAt: number
    keepBalancesAtZero: number
    emergencyCountry: string | null
    /** Of the document that the family was taken up from: sent again, it is known. */
    importedHash: string | null
    asksModel: number
    createdAt: string
  }
  caregivers: {
    id: string
    familyId: string
    name: string
    email: string
    passwordHash: string | null
    joinedAt: string
  }
  sessions: {
    tokenHash: string
    caregiverId: string
    createdAt: string
    usedAt: string
    expiresAt: string
    /** When its caregiver left the family that it was begun in: it opens nothing, and can say why. */
    leftAt: string | null
  }
  passkeys: {
    credentialId: string
    caregiverId: string
    publicKey: string
    counter: number
    transports: string
    name: string
    createdAt: string
    lastUsedAt: string | null
  }
  openidIdentities: { issuer: string; subject: string; caregiverId: string }
  /** One-time secrets of a few minutes or hours: a passkey ceremony, an OpenID round trip, a password reset. */
  tickets: { tokenHash: string; kind: string; data: string; caregiverId: string | null; expiresAt: string }
  invites: {
    codeHash: string
    familyId: string
    madeBy: string
    createdAt: string
    expiresAt: string
    usedAt: string | null
  }
  onceKeys: { familyId: string; key: string; fingerprint: string; status: number; reply: string; createdAt: string }
  children: {
    familyId: string
    id: string
    name: string
    age: number | null
    gender: Gender | null
    birthday: string | null
    avatarUrl: string | null
    points: number
    totalPoints: number
    createdAt: string
  }
  lines: {
    familyId: string
    id: string
    childId: string
    cause: Cause
    /** The family's day that it counts for. */
    day: string
    title: string
    description: string | null
    points: number
    iconName: string
    metadata: string | null
    sourceId: string | null
    repairs: string | null
    madeBy: string
    madeByName: string
    createdAt: string
    undoneAt: string | null
    undoneBy: string | null
  }
  quickBehaviors: {
    familyId: string
    id: string
    presetKey: string | null
    title: string
    points: number
    createdAt: string
  }
  habits: {
    familyId: string
    id: string
    childId: string
    title: string
    description: string | null
    difficulty: Difficulty
    points: number
    targetDays: number
    createdAt: string
    deletedAt: string | null
  }
  keptDays: { familyId: string; habitId: string; day: string; keptAt: string; lineId: string }
  skills: {
    familyId: string
    id: string
    childId: string
    title: string
    description: string | null
    difficulty: Difficulty
    points: number
    targetValue: number | null
    targetUnit: string | null
    dueDate: string | null
    /** Completed without a score that reaches the target. */
    declaredDoneAt: string | null
    createdAt: string
    deletedAt: string | null
  }
  scores: { familyId: string; id: string; skillId: string; score: number; lineId: string; recordedAt: string }
  moments: {
    familyId: string
    id: string
    childId: string
    weather: Weather
    mood: Mood
    content: string
    date: string
    photoUrl: string | null
    lineId: string
    createdAt: string
  }
  rewards: {
    familyId: string
    id: string
    childId: string
    title: string
    description: string | null
    pointsCost: number
    category: RewardCategory
    imageUrl: string | null
    presetKey: string | null
    createdAt: string
    deletedAt: string | null
  }
  redemptions: {
    familyId: string
    id: string
    childId: string
    rewardId: string
    title: string
    pointsSpent: number
    lineId: string
    redeemedAt: string
  }
  /** What the assistant told a child's parents last, as JSON: oldest first. */
  recentTips: { familyId: string; childId: string; tips: string }
  feedback: {
    id: string
    familyId: string
    caregiverId: string
    feedbackType: string
    subject: string
    message: string
    createdAt: string
  }
}

/** The database, or a transaction on it. */
export type Db = Kysely<Tables>
