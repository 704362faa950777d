import { readUrl } from '../url.ts'

/**
 * Where to go after signing in: a path of our own, or home. Browsers read `//x`, `/\x` and `/<tab>/x` as other
 * sites, so the address is judged as they would read it, not as it is spelled.
 */
export function ownPath(next: unknown): string {
  if (typeof next !== 'string' || !next.startsWith('/')) return '/'
  const here = 'http://here.invalid'
  const read = readUrl(next, here)
  if (read?.origin !== here) return '/'
  const path = read.pathname + read.search + read.hash
  // `/.//x` is read as the path `//x`, which would be another site if it were used as an address again.
  return path.startsWith('//') || isCall(read.pathname) ? '/' : path
}

/** The server undoes escapes: `/%61pi/logout` would sign out whom it was to welcome. */
const isCall = (path: string) => /^\/(a|%61)(p|%70)(i|%69)(\/|$)/.test(path)
