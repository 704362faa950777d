import { Socket } from 'node:net'

/**
 * What is written without waiting for anything leaves as one: each way into the system costs more than what it
 * carries.
 */
export function newGatheringSocket(): Socket {
  const socket = new Socket()
  let isGathering = false
  const write = socket.write.bind(socket)
  const gather = (...said: Parameters<typeof write>) => {
    if (!isGathering) {
      isGathering = true
      socket.cork()
      process.nextTick(() => {
        isGathering = false
        socket.uncork()
      })
    }
    return write(...said)
  }
  // Node puts its own in the place of any other as it begins to connect.
  return socket.once('connect', () => Object.assign(socket, { write: gather }))
}
