import type { IncomingMessage } from 'node:http'
import { createGunzip } from 'node:zlib'
import { MOST_BYTES } from '@sprout/domain/family/document'
import { Refusal } from '@sprout/domain/refusal'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Caller, callerWithin } from '../accounts/session.ts'
import { refuseFields } from './refusals.ts'
import { type Spool, spool } from './spool.ts'

/** A file to keep: what it is called, and its text piece by piece. */
export type Download = { name: string; pieces: AsyncIterable<string> }

/**
 * Tells a file as all was at one moment. It is written down first and sent then: who downloads slowly holds no
 * transaction open, and whoever gets a beginning gets the end too.
 */
export async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  type: string,
  tell: (caller: Caller) => Promise<Download>,
) {
  const { db, reader = db } = request.server.outside
  const picture = reader.transaction().setIsolationLevel('repeatable read').setAccessMode('read only')
  const writeDown = async () => {
    let file: Spool | undefined
    const told = picture.execute(async (tx) => {
      const { name, pieces } = await tell(await callerWithin(tx, request.caller))
      file = await spool(pieces)
      return { name, file }
    })
    // Also where the database goes away only at the end, when it is written down already.
    return told.catch(async (error) => {
      await file?.close()
      throw error
    })
  }
  const { name, file } = await request.server.amongDocuments({ request, reply }, writeDown)
  return reply
    .type(`${type}; charset=utf-8`)
    .header('content-length', file.bytes)
    .header('content-disposition', `attachment; filename="${name}"`)
    .header('cache-control', 'no-store')
    .send(file.read({ last: true }))
}

/** In this scope a body is not read before the handler does. */
export function takeWhole(scope: FastifyInstance) {
  scope.removeContentTypeParser('application/json')
  scope.addContentTypeParser('application/json', (_, body, done) => done(null, body))
}

/** Writes down what is sent, before any transaction begins: a slow sender must not keep others waiting. */
export async function receiveFile<T>(request: FastifyRequest, work: (file: Spool) => Promise<T>): Promise<T> {
  if (Number(request.headers['content-length']) > MOST_BYTES) throw new Refusal('document_too_large')
  const file = await spool(unpacked(request), MOST_BYTES)
  try {
    return await work(file)
  } finally {
    await file.close()
  }
}

async function* unpacked({ body, headers }: FastifyRequest): AsyncGenerator<Uint8Array> {
  const raw = body as IncomingMessage | undefined
  if (!raw) return
  if (headers['content-encoding'] !== 'gzip') return yield* raw
  const packed = raw.on('error', (error) => packed.destroy(error)).pipe(createGunzip({ chunkSize: 256 * 1024 }))
  try {
    yield* packed
  } catch {
    throw refuseFields({ path: '', code: 'not_an_export' })
  }
}
