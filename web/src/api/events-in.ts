type StreamEvent = { readonly id: string | undefined; readonly data: string }

/** What the events of a `text/event-stream` carry, one by one, however the text is cut on its way. */
export async function* eventsIn(body: ReadableStream<Uint8Array>): AsyncGenerator<StreamEvent> {
  let data: string[] = []
  let id: string | undefined
  for await (const line of linesOf(body)) {
    const [, name, value = ''] = /^(data|id)(?:: ?(.*))?$/s.exec(line) ?? []
    if (name === 'data') data.push(value)
    if (name === 'id') id = value
    if (line !== '') continue
    if (data.length > 0) yield { id, data: data.join('\n') }
    data = []
    id = undefined
  }
  // The end of the line ends the last event too; half an event will not be readable.
  if (data.length > 0) yield { id, data: data.join('\n') }
}

async function* linesOf(body: ReadableStream<Uint8Array>) {
  let rest = ''
  for await (const text of textOf(body)) {
    // A return at the very end may be half of a line end.
    const lines = (rest + text).split(/\r\n|\n|\r(?!$)/)
    rest = lines.pop() ?? ''
    yield* lines
  }
  yield* rest.split('\r')
}

/** Safari cannot walk a body with `for await`; and a letter may come in two halves. */
async function* textOf(body: ReadableStream<Uint8Array>) {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  try {
    for (let piece = await reader.read(); !piece.done; piece = await reader.read())
      yield decoder.decode(piece.value, { stream: true })
  } finally {
    // Whoever has heard enough hangs up.
    await reader.cancel().catch(() => {})
  }
}
