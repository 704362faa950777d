import { NoResultError } from 'kysely'

const NOTHING_TO_HANG_ON = /^(23503|SQLITE_CONSTRAINT_FOREIGNKEY)$/

/** A row is no longer there, or never was, that something else was to hang on or that had to be found. */
export function isGone(error: unknown): boolean {
  if (error instanceof NoResultError) return true
  return error instanceof Error && 'code' in error && NOTHING_TO_HANG_ON.test(String(error.code))
}
