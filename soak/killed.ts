import { setTimeout as wait } from 'node:timers/promises'
import { startPostgres } from '../scripts/postgres.ts'
import { endConnections } from '../server/src/testing.ts'
import { upTo } from './chance.ts'
import { fileOfOurs, type Judge, judgeAt } from './places.ts'
import { type Blow, type Figures, playRound } from './round.ts'
import { type ServerProcess, startServer } from './server-process.ts'

/** Killed in the midst of sixteen phones' writes, and now and then once more while it starts. */
const killings = (server: ServerProcess, judgeFallen: Judge, count: number): Blow[] =>
  Array.from({ length: count }, (_, turn) => async (families) => {
    await server.kill()
    if (turn % 3 === 2) {
      const begun = server.begin().catch(() => {})
      await wait(upTo(600))
      await server.kill()
      await begun
    }
    await judgeFallen(families)
    await server.begin()
  })

export async function killOnFile(kills: number): Promise<Figures> {
  const place = fileOfOurs()
  const server = await startServer(place.settings)
  try {
    const blows = killings(server, place.judgeFallen, kills)
    return await playRound({ server, judge: place.judge, blows, mayBreakLines: true })
  } finally {
    await server.stop()
    place.drop()
  }
}

/** The same on PostgreSQL, where what the server had begun may still be done after it has fallen. */
export async function killOnPostgres(url: string, kills: number): Promise<Figures> {
  const server = await startServer({ DATABASE_URL: url })
  try {
    const judge = judgeAt(url)
    return await playRound({ server, judge, blows: killings(server, judge, kills), mayBreakLines: true })
  } finally {
    await server.stop()
  }
}

/**
 * The database under the server's feet: its operator ends the connections, it is restarted, it falls. The server must go
 * on by itself, and say so to everyone who asks meanwhile.
 */
export async function failPostgres(times: number): Promise<Figures> {
  const postgres = await startPostgres()
  const server = await startServer({ DATABASE_URL: postgres.url })
  /** Until as many as are at work have been told to come back. */
  const told = async (seen: () => { unavailable: number }, again: () => Promise<unknown>) => {
    const enough = seen().unavailable + 8
    while (seen().unavailable < enough) await again()
  }
  const blows: Blow[] = [
    (_, seen) => told(seen, () => endConnections(postgres.url)),
    (_, seen) => postgres.restart('SIGINT', () => told(seen, () => wait(5))),
    (_, seen) => postgres.restart('SIGQUIT', () => told(seen, () => wait(5))),
  ]
  try {
    const all = Array.from({ length: times }, () => blows).flat()
    return await playRound({ server, judge: judgeAt(postgres.url), blows: all })
  } finally {
    await server.stop()
    await postgres.stop()
  }
}
