import { createHash, randomUUID } from 'node:crypto'
import { open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { Refusal } from '@sprout/domain/refusal'

/** A text too long to be held, in a file without a name: nothing of it is left when it is closed, or the process ends. */
export type Spool = {
  bytes: number
  hash: string
  /** From its beginning; `last`: it closes after that. */
  read: (how?: { last: boolean }) => Readable
  close: () => Promise<void>
}

export async function spool(pieces: AsyncIterable<string | Uint8Array>, most = Infinity): Promise<Spool> {
  const name = join(tmpdir(), `sprout-${randomUUID()}`)
  const file = await open(name, 'wx+', 0o600)
  const hash = createHash('sha256')
  let bytes = 0
  try {
    await rm(name)
    for await (const piece of pieces) {
      bytes += Buffer.byteLength(piece)
      if (bytes > most) throw new Refusal('document_too_large')
      hash.update(piece)
      await file.writeFile(piece)
    }
  } catch (error) {
    await file.close()
    throw error
  }
  const read = ({ last } = { last: false }) => file.createReadStream({ start: 0, autoClose: last })
  return { bytes, hash: hash.digest('base64url'), read, close: () => file.close() }
}
