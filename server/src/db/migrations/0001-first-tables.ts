import { type Kysely, sql } from 'kysely'

/**
 * Everything the product's nouns need to keep. What grows begins its keys and indexes with the family, which is the
 * shard key when one PostgreSQL no longer holds them all. Accounts are the directory that leads to a family, so they
 * are found by address, token or credential. Lists inside a child page by ("createdAt", "id").
 */
export async function up(db: Kysely<unknown>) {
  for (const statement of [...directory, ...children, ...modules, ...store, ...rest])
    await sql.raw(statement).execute(db)
}

const ofFamily = `"familyId" text not null references families ("id") on delete cascade`
const ofCaregiver = `"caregiverId" text not null references caregivers ("id") on delete cascade`
const ofChild = `"familyId" text not null, "id" text not null, "childId" text not null,
  primary key ("familyId", "id"),
  foreign key ("familyId", "childId") references children ("familyId", "id") on delete cascade`

const directory = [
  `create table families (
    "id" text primary key, "timeZone" text not null, "dayStartsAt" integer not null,
    "keepBalancesAtZero" integer not null, "emergencyCountry" text, "importedHash" text,
    "asksModel" integer not null, "createdAt" text not null)`,
  `create table caregivers (
    "id" text primary key, ${ofFamily}, "name" text not null, "email" text not null unique,
    "passwordHash" text, "joinedAt" text not null)`,
  `create index "caregiversOfFamily" on caregivers ("familyId", "joinedAt", "id")`,
  `create table sessions (
    "tokenHash" text primary key, ${ofCaregiver}, "createdAt" text not null, "usedAt" text not null,
    "expiresAt" text not null, "leftAt" text)`,
  `create index "sessionsOfCaregiver" on sessions ("caregiverId")`,
  `create index "sessionsByExpiry" on sessions ("expiresAt")`,
  `create table passkeys (
    "credentialId" text primary key, ${ofCaregiver}, "publicKey" text not null, "counter" bigint not null,
    "transports" text not null, "name" text not null, "createdAt" text not null, "lastUsedAt" text)`,
  `create index "passkeysOfCaregiver" on passkeys ("caregiverId")`,
  `create table "openidIdentities" (
    "issuer" text not null, "subject" text not null, ${ofCaregiver}, primary key ("issuer", "subject"))`,
  `create index "openidIdentitiesOfCaregiver" on "openidIdentities" ("caregiverId")`,
  `create table tickets (
    "tokenHash" text primary key, "kind" text not null, "data" text not null,
    "caregiverId" text references caregivers ("id") on delete cascade, "expiresAt" text not null)`,
  `create index "ticketsOfCaregiver" on tickets ("caregiverId")`,
  `create index "ticketsByExpiry" on tickets ("expiresAt")`,
  `create table invites (
    "codeHash" text primary key, ${ofFamily}, "madeBy" text not null, "createdAt" text not null,
    "expiresAt" text not null, "usedAt" text)`,
  `create index "invitesOfFamily" on invites ("familyId", "createdAt")`,
  `create index "invitesByExpiry" on invites ("expiresAt")`,
  `create table "onceKeys" (
    ${ofFamily}, "key" text not null, "fingerprint" text not null, "status" integer not null,
    "reply" text not null, "createdAt" text not null, primary key ("familyId", "key"))`,
  `create index "onceKeysByAge" on "onceKeys" ("createdAt")`,
]

const children = [
  `create table children (
    ${ofFamily}, "id" text not null, "name" text not null, "age" integer, "gender" text, "birthday" text,
    "avatarUrl" text, "points" integer not null, "totalPoints" integer not null, "createdAt" text not null,
    primary key ("familyId", "id"))`,
  `create table lines (
    "cause" text not null, "day" text not null, "title" text not null, "description" text,
    "points" integer not null, "iconName" text not null, "metadata" text, "sourceId" text, "repairs" text, "madeBy" text not null,
    "madeByName" text not null, "createdAt" text not null, "undoneAt" text, "undoneBy" text, ${ofChild})`,
  `create index "linesOfChild" on lines ("familyId", "childId", "createdAt", "id")`,
  `create index "linesByDay" on lines ("familyId", "childId", "day")`,
  `create index "linesByCause" on lines ("familyId", "childId", "cause", "createdAt")`,
  `create index "linesBySource" on lines ("familyId", "sourceId")`,
]

const goal = `"title" text not null, "description" text, "difficulty" text not null, "points" integer not null,
  "createdAt" text not null, "deletedAt" text`

const modules = [
  `create table habits (${goal}, "targetDays" integer not null, ${ofChild})`,
  `create index "habitsOfChild" on habits ("familyId", "childId", "createdAt", "id")`,
  `create table "keptDays" (
    "familyId" text not null, "habitId" text not null, "day" text not null, "keptAt" text not null,
    "lineId" text not null, primary key ("familyId", "habitId", "day"),
    foreign key ("familyId", "habitId") references habits ("familyId", "id") on delete cascade)`,
  `create table skills (
    ${goal}, "targetValue" double precision, "targetUnit" text, "dueDate" text, "declaredDoneAt" text,
    ${ofChild})`,
  `create index "skillsOfChild" on skills ("familyId", "childId", "createdAt", "id")`,
  `create table scores (
    "familyId" text not null, "id" text not null, "skillId" text not null, "score" double precision not null,
    "lineId" text not null, "recordedAt" text not null, primary key ("familyId", "id"),
    foreign key ("familyId", "skillId") references skills ("familyId", "id") on delete cascade)`,
  `create index "scoresOfSkill" on scores ("familyId", "skillId", "recordedAt", "id")`,
  `create table moments (
    "weather" text not null, "mood" text not null, "content" text not null, "date" text not null, "photoUrl" text,
    "lineId" text not null, "createdAt" text not null, ${ofChild})`,
  `create index "momentsOfChild" on moments ("familyId", "childId", "createdAt", "id")`,
  `create table "quickBehaviors" (
    ${ofFamily}, "id" text not null, "presetKey" text, "title" text not null, "points" integer not null,
    "createdAt" text not null, primary key ("familyId", "id"))`,
]

const store = [
  `create table rewards (
    "title" text not null, "description" text, "pointsCost" integer not null, "category" text not null,
    "imageUrl" text, "presetKey" text, "createdAt" text not null, "deletedAt" text, ${ofChild})`,
  `create index "rewardsOfChild" on rewards ("familyId", "childId", "createdAt", "id")`,
  `create table redemptions (
    "rewardId" text not null, "title" text not null, "pointsSpent" integer not null, "lineId" text not null,
    "redeemedAt" text not null, ${ofChild})`,
  `create index "redemptionsOfChild" on redemptions ("familyId", "childId", "redeemedAt", "id")`,
]

const rest = [
  `create table "recentTips" (
    "familyId" text not null, "childId" text not null, "tips" text not null, primary key ("familyId", "childId"),
    foreign key ("familyId", "childId") references children ("familyId", "id") on delete cascade)`,
  `create table feedback (
    ${ofFamily}, "id" text not null, "caregiverId" text not null, "feedbackType" text not null,
    "subject" text not null, "message" text not null, "createdAt" text not null, primary key ("familyId", "id"))`,
]
