import { setTimeout as wait } from 'node:timers/promises'
import { fileOfOurs } from './places.ts'
import { type Blow, type Figures, playRound } from './round.ts'
import { startServer } from './server-process.ts'

const HOUR = 3_600_000

/** Something is not as it should be, and the server is told of it; after as many answers as said all is as before. */
async function whileStrange(before: string, message: number, answers: number, times: number): Promise<Figures> {
  const place = fileOfOurs()
  const server = await startServer(place.settings, { before })
  const blow: Blow = async (_, seen) => {
    await server.tell(message)
    const enough = seen().answers + answers
    while (seen().answers < enough) await wait(5)
    await server.tell(0)
  }
  try {
    return await playRound({ server, judge: place.judge, blows: Array.from({ length: times }, () => blow) })
  } finally {
    await server.stop()
    place.drop()
  }
}

/** A disk on which a commit takes a twentieth of a second keeps everyone waiting, and refuses nobody. */
export const slowDisk = (times: number) => whileStrange('./soak/slow-disk.ts', 50, 20, times)

/** The machine's clock is put back by an hour, and later put right. */
export const clockBack = (times: number) => whileStrange('./e2e/moved-clock.ts', -HOUR, 50, times)
