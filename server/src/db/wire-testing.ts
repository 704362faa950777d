import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { freePort } from '../../../scripts/free-port.ts'

/** A wire to PostgreSQL that can be cut, swallow everything, be mended, and lead elsewhere. */
export async function wireTo(url: string) {
  const { hostname, port } = new URL(url)
  const ends = new Set<Socket>()
  let silent = false
  let ways = 0
  let said = ''
  let target: number | undefined = Number(port)
  const wire = createServer((near) => {
    if (target === undefined) return near.destroy()
    const far = connect(target, hostname)
    near.on('data', (bytes) => {
      ways++
      said += bytes.toString('latin1')
    })
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      ends.add(from)
      from.on('data', (bytes) => silent || to.write(bytes))
      from.on('close', () => to.destroy())
      from.on('error', () => to.destroy())
    }
  })
  const listen = async (at: number) => {
    wire.listen(at, '127.0.0.1')
    await once(wire, 'listening')
    return at
  }
  const drop = () => {
    for (const end of ends) end.destroy()
    ends.clear()
  }
  const near = new URL(url)
  // One that stays free while the wire is cut.
  near.host = `127.0.0.1:${await listen(await freePort())}`
  return {
    url: near.href,
    /** How often something was sent to the database. */
    ways: () => ways,
    /** How often these words were. */
    heard: (words: string) => said.split(words).length - 1,
    swallow: () => (silent = true),
    cut: () => {
      wire.close()
      drop()
    },
    /** From now on to another; to nobody: whoever comes is broken off with. */
    lead: (to: number | undefined) => {
      silent = false
      target = to
      drop()
    },
    mend: () => {
      silent = false
      return listen(Number(near.port))
    },
  }
}
