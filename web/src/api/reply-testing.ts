/** An answer as the server gives it: each says under which id the log knows it. */
export const reply = (body: BodyInit | null, { headers, ...init }: { status?: number; headers?: object } = {}) =>
  new Response(body, { ...init, headers: { 'x-request-id': 'known-to-the-log', ...headers } })

export const jsonReply = (data: unknown, status = 200) =>
  reply(JSON.stringify(data), { status, headers: { 'content-type': 'application/json' } })
