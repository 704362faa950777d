/** What went wrong and what to do about it, in a sentence for the person at the keyboard. */
export class Complaint extends Error {}

/** The last catch of every script: such a sentence is enough, anything else is told in full. @param {unknown} error */
export function complain(error) {
  console.error(error instanceof Complaint ? error.message : error)
  process.exit(1)
}
