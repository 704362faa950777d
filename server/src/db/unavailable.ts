const CONNECTION = /^(ECONNREFUSED|ECONNRESET|ENOTFOUND|EPIPE|ETIMEDOUT|EAI_AGAIN)$/
// 08 connection, 53 out of resources, 57 operator intervention (restart, cancelled), 40 rolled back, 25006 a standby; an
// operator's limits: 55P03 on waiting for a row, 25P03 and 25P04 on a transaction.
const POSTGRES = /^(08|53|57|40)\w{3}$|^(25006|25P03|25P04|55P03)$/
const SQLITE = /^SQLITE_(BUSY|LOCKED|FULL|IOERR|READONLY|CANTOPEN|NOMEM)/
// A disk that takes nothing more, or as many open files as the system allows: what is written down for a download meets these.
const MACHINE = /^(ENOSPC|EDQUOT|EFBIG|EROFS|EMFILE|ENFILE)$/
// pg says these two in words only.
const WORDS =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/

/** The database, or the disk, cannot serve just now and may later: not a fault of the request, nor of the program. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (error instanceof AggregateError) return error.errors.some(isUnavailable)
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  return [CONNECTION, POSTGRES, SQLITE, MACHINE].some((known) => known.test(code)) || WORDS.test(error.message)
}

/** `.catch(unlessAway(false))`: what is said while it cannot serve. Any other error goes on. */
export const unlessAway =
  <T>(whileAway: T) =>
  (error: unknown): T => {
    if (!isUnavailable(error)) throw error
    return whileAway
  }
