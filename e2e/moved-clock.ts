import process from 'node:process'

/** Loaded before the server: its time is ours to move, so that a week can pass in a minute. */
const RealDate = Date
let ahead = 0

globalThis.Date = new Proxy(RealDate, {
  construct: (target, given, newTarget) =>
    Reflect.construct(target, given.length > 0 ? given : [RealDate.now() + ahead], newTarget),
  get: (target, name) => (name === 'now' ? () => RealDate.now() + ahead : Reflect.get(target, name)),
})

process.on('message', (milliseconds: number) => {
  ahead = milliseconds
  process.send?.('moved')
})
// To listen is no reason to stay.
process.channel?.unref()
