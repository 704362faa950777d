import { contract } from '../endpoint.ts'

export const liveCalls = contract({
  follow: {
    method: 'GET',
    path: '/api/live',
    says: 'Tells what the family changes, while it is open. Each event is `event: changed` with `data: {"childId": "…", "what": ["activities", …]}`; a childId of null means all of the family. Its id is the Idempotency-Key of the write that it came of, where there is one. A comment comes every 15 seconds. The header Sprout-Clock says what the server’s clock shows.',
    streams: true,
    event: 'changed',
  },
})
