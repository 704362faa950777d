import type { documentHead, RecordOf, Section } from '@sprout/domain/family/document'
import type * as z from 'zod/mini'
import type { Tables } from '../../db/tables.ts'

type Told = { [S in Section]: keyof RecordOf<S> } & { families: keyof z.output<typeof documentHead>['family'] }

/** What opens an account, and what was said or asked of this server alone, does not go along to another. */
type OfThisServer = 'sessions' | 'passkeys' | 'openidIdentities' | 'tickets' | 'invites' | 'onceKeys' | 'recentTips'
type LeftOut = { [T in OfThisServer]: keyof Tables[T] } & {
  caregivers: 'passwordHash'
  families: 'id' | 'importedHash' | 'asksModel' | 'createdAt'
}

type Of<T, Columns> = T extends keyof Columns ? Columns[T] : never
type Forgotten = {
  [T in keyof Tables]: `${T}.${Exclude<string & keyof Tables[T], 'familyId' | Of<T, Told> | Of<T, LeftOut>>}`
}[keyof Tables]

declare const forgotten: Forgotten
// Every column of every table is in the family's document, or is named above: what is not would be lost on the way.
forgotten satisfies never
