import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { eventsIn } from './events-in.ts'

/** The text as it comes over the wire: cut at these bytes. */
function bodyOf(text: string, cuts: readonly number[] = []) {
  const bytes = new TextEncoder().encode(text)
  const places = [0, ...cuts.map((cut) => cut % (bytes.length + 1)).sort((one, other) => one - other), bytes.length]
  return new ReadableStream<Uint8Array>({
    start(controller) {
      for (const [at, place] of places.slice(1).entries()) controller.enqueue(bytes.slice(places[at], place))
      controller.close()
    },
  })
}
async function dataIn(text: string, cuts?: readonly number[]) {
  const all: string[] = []
  for await (const { data } of eventsIn(bodyOf(text, cuts))) all.push(data)
  return all
}

test.each([
  ['events end with a blank line', 'data: one\n\ndata: two\n\n', ['one', 'two']],
  ['a space after the colon is one at most', 'data:one\n\ndata:  two\n\n', ['one', ' two']],
  ['line ends of other systems', 'data: one\r\n\r\ndata: two\r\rdata: three\n\n', ['one', 'two', 'three']],
  ['comments keep the line alive', ': ping\n\ndata: one\n: ping\n\n: ping\n\n', ['one']],
  ['other fields are none of ours', 'event: chat\nid: 7\nretry: 5\ndatabase: x\ndata: one\n\n', ['one']],
  ['several lines are one text', 'data: one\ndata\ndata: two\n\n', ['one\n\ntwo']],
  ['the last event needs no blank line', 'data: one\n\ndata: two', ['one', 'two']],
  ['nothing', '', []],
])('%s', async (_, text, data) => {
  expect(await dataIn(text)).toEqual(data)
})

test('however it is cut, in the middle of a letter or of a line end, the same is read', async () => {
  const text = ': hello\r\n\r\ndata: 你好，Mía 🌱\r\n\r\ndata: {"a":\r\ndata: 1}\n\ndata: x\r\r'
  const whole = ['你好，Mía 🌱', '{"a":\n1}', 'x']
  expect(await dataIn(text)).toEqual(whole)
  await fc.assert(
    fc.asyncProperty(fc.array(fc.nat(200), { maxLength: 12 }), async (cuts) => {
      expect(await dataIn(text, cuts)).toEqual(whole)
    }),
  )
})

test('an event says what it came of, and the next one does not', async () => {
  const all: unknown[] = []
  const text = 'id: tap-1\nevent: changed\ndata: one\n\ndata: two\n\nid: lost\n\ndata: three\nid:tap-3'
  for await (const event of eventsIn(bodyOf(text))) all.push(event)
  expect(all).toEqual([
    { id: 'tap-1', data: 'one' },
    { id: undefined, data: 'two' },
    { id: 'tap-3', data: 'three' },
  ])
})

test('whoever has heard enough hangs up', async () => {
  let isOpen = true
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(new TextEncoder().encode('data: one\n\n')),
    cancel: () => {
      isOpen = false
    },
  })
  for await (const { data } of eventsIn(body)) {
    expect(data).toBe('one')
    break
  }
  expect(isOpen).toBe(false)
})
