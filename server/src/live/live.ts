import { type Noun, nouns } from '@sprout/domain/live/nouns'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import { familiesOf, isStillHere } from '../accounts/session.ts'
import { unlessAway } from '../db/unavailable.ts'
import type { Change } from './ear.ts'
import { changesOf, type Follower, newHub, type Touched } from './hub.ts'
import { lookTogether } from './look-together.ts'

declare module 'fastify' {
  interface FastifyInstance {
    live: ReturnType<typeof connectLive>
  }
}

const isNoun = (word: string): word is Noun => nouns.some((noun) => noun === word)

/** As another process says it. */
const change: z.ZodMiniType<Change> = z.object({
  ...{ familyId: z.string(), childId: z.nullable(z.string()) },
  // A newer process may tell of what this one does not know yet.
  ...{
    what: z.pipe(
      z.array(z.string()),
      z.transform((all) => all.filter(isNoun)),
    ),
    key: z.nullable(z.string()),
  },
})

/** The door through which what is committed is told: to those who follow here, and to the other processes. */
export function tellLive(app: FastifyInstance) {
  app.decorate('live', connectLive(app))
}

function connectLive(app: FastifyInstance) {
  const { db, clock, notices } = app.outside
  // A database that is away ends the stream: whoever followed comes back when it is there again.
  const isHere = (follower: Follower) => isStillHere(db, follower, clock()).catch(unlessAway(false))
  const look = lookTogether((sessions) => familiesOf(db, sessions, clock()).catch(unlessAway(new Map())))
  const hub = newHub(isHere, look)
  if (notices) {
    app.addHook('onReady', () =>
      notices.listen({
        heard: (word) => hub.deliver(change.parse(JSON.parse(word))),
        missed: () => hub.deliverEverything(),
        trouble: (error) => app.log.warn({ err: error }, 'what other processes change is not heard'),
      }),
    )
    app.addHook('onClose', notices.stop)
  }
  return {
    follow: hub.follow,
    announce(touched: Touched, what: readonly Noun[], key: string | null = null) {
      for (const change of changesOf(touched, what, key)) {
        hub.deliver(change)
        notices?.say(JSON.stringify(change))
      }
    },
  }
}
