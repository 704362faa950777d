import { Unreachable } from './failure.ts'

/** The line of a reply that is ours: the sign-in page of a café's network answers every call with a 200 too. */
export function eventStreamOf({ body, headers }: Response) {
  if (!body || !headers.get('content-type')?.startsWith('text/event-stream')) throw new Unreachable('not our reply')
  return body
}
