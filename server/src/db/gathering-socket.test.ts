import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test, vi } from 'vitest'
import { newGatheringSocket } from './gathering-socket.ts'

test('what is written without waiting leaves as one', async () => {
  const heard = Promise.withResolvers<string>()
  const server = createServer((far) => heard.resolve(text(far))).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  const socket = newGatheringSocket()
  await once(socket.connect((server.address() as AddressInfo).port, '127.0.0.1'), 'connect')
  const leaving = vi.spyOn(socket, '_writev' as never)
  for (const word of ['one ', 'two ']) {
    // As `pg` does for each statement.
    socket.cork()
    for (const letter of word) socket.write(letter)
    socket.uncork()
  }
  socket.write('three')
  await new Promise(setImmediate)
  expect(leaving).toHaveBeenCalledTimes(1)
  socket.end()
  expect(await heard.promise).toBe('one two three')
})
