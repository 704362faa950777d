import type { FastifyReply, FastifyRequest } from 'fastify'
import { NotAsRemembered } from '../accounts/enter-within.ts'
import { enterAnew } from '../accounts/signed-in.ts'
import { isGone } from '../db/gone.ts'

/**
 * Whoever or whatever it was done for may have gone this moment. Then it is done once more from the beginning, where it is
 * found gone and told as ever. What goes wrong again has another reason, and is told as what it is.
 */
export const orAnew = <T>(work: () => Promise<T>, enter = async () => {}): Promise<T> =>
  work().catch(async (error: unknown) => {
    if (!isGone(error) && !(error instanceof NotAsRemembered)) throw error
    await enter()
    return work()
  })

/** The same for a caller: the beginning is who they are. */
export const orEnterAnew = <T>(request: FastifyRequest, reply: FastifyReply, work: () => Promise<T>) =>
  orAnew(work, () => enterAnew(request, reply))
