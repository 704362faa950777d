import type { FastifyRequest } from 'fastify'
import type { Pace } from '../assistant/pace.ts'
import type { Config } from '../config.ts'
import type { Commits } from '../db/commits.ts'
import type { Notices } from '../db/notices.ts'
import type { Db } from '../db/tables.ts'
import type { Patience } from './patience.ts'

/** All the server needs from outside. Tests hand in a database of their own and a clock they can move. */
export type Outside = {
  db: Db
  /** Absent where no other process shares the database. */
  notices?: Notices | undefined
  /** Absent where others may commit without being heard: there nothing is kept in memory. */
  commits?: Commits | undefined
  /** Where long reading sees one moment and keeps no writer waiting; `db` when absent. */
  reader?: Db
  /** Where brief writes share a transaction; absent where all do so on `db`. */
  together?: Db | undefined
  clock: () => Date
  config: Config
  /** The built web app; absent where only the calls are served. */
  webDir?: string
  /** How the assistant speaks; as usual when absent. */
  pace?: Pace
  /** With whoever speaks slowly or waits for a turn; as usual when absent. */
  patience?: Patience
}

declare module 'fastify' {
  interface FastifyInstance {
    outside: Outside
  }
}

/** The address people reach this server at: as configured, else as this request came. */
export function originOf({ server, protocol, host }: FastifyRequest): string {
  const { publicUrl } = server.outside.config
  // A program may name no host, or one that cannot be.
  return publicUrl ?? URL.parse(`${protocol}://${host}`)?.origin ?? `${protocol}://host.invalid`
}

/** As that address begins, which is not read as a whole: it is asked of every call. */
export const isSecure = ({ server, protocol }: FastifyRequest) =>
  server.outside.config.publicUrl?.startsWith('https:') ?? protocol.toLowerCase() === 'https'
