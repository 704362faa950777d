import { once } from 'node:events'
import { createServer } from 'node:net'

/** A port for whoever cannot take any: it stays free, as the system gives those below 32,768 only to who asks for just that. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = 12_000 + Math.floor(Math.random() * 20_000)
    const server = createServer().listen(port, '127.0.0.1')
    const isFree = await once(server, 'listening').then(
      () => true,
      () => false,
    )
    if (!isFree) continue
    server.close()
    await once(server, 'close')
    return port
  }
}
