import { reply } from './reply-testing.ts'

/** A refusal as the server answers it. */
export const problem = (status: number, body: object) =>
  reply(JSON.stringify(body), { status, headers: { 'content-type': 'application/problem+json; charset=utf-8' } })
