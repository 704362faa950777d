import { Misconfigured } from './config.ts'

/** What a program says as it gives up: a sentence where it has one, else all that is known. */
export function lastWords(error: unknown): unknown {
  if (error instanceof Misconfigured) return error.message
  const { code = '', path = '' } = error instanceof Error ? (error as NodeJS.ErrnoException) : {}
  if (/^(ENOSPC|EDQUOT|SQLITE_FULL)$/.test(code)) return 'The disk is full. Make room, and try again.'
  if (/^(EACCES|EPERM|EROFS)$/.test(code))
    return `${path} is not for this user to read or write, or its disk may only be read.`
  return error
}
