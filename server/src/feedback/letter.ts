import type { listFeedback } from './store.ts'

type Told = Awaited<ReturnType<typeof listFeedback>>[number]

/** What someone wrote, as plain lines for a terminal: who and when, then the subject, then the message set in. */
export const letterOf = ({ createdAt, feedbackType, subject, message, email }: Told): string =>
  [
    `${createdAt.slice(0, 16).replace('T', ' ')} UTC  ${feedbackType}  ${email}`,
    subject,
    // A carriage return of its own would write over what stands before it.
    ...message.split(/\r\n|\r|\n/).map((line) => `  ${line}`.trimEnd()),
  ].join('\n')
