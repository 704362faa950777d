import { parseArgs } from 'node:util'
import { isLanguage, type Language } from '@sprout/domain/language'
import { Misconfigured } from '../config.ts'

/** What the demo family speaks, and how many more lines it has than four months leave. */
export type Wish = { language: Language; lines: number }

const MOST_LINES = 10_000_000

/** From the command line; a word that is not known is told, not ignored. */
export function readWish(args: string[], usage: string): Wish & { demo: boolean } {
  const { language = 'en', lines = '0', demo = false } = parse(args, usage)
  if (!isLanguage(language)) throw new Misconfigured(`--language is zh, en or es.\n${usage}`)
  const count = Number(lines)
  if (!/^\d+$/.test(lines) || count > MOST_LINES)
    throw new Misconfigured(`--lines is a whole number, ${MOST_LINES} at most.\n${usage}`)
  return { language, lines: count, demo }
}

function parse(args: string[], usage: string) {
  const options = { language: { type: 'string' }, lines: { type: 'string' }, demo: { type: 'boolean' } } as const
  try {
    return parseArgs({ args, options }).values
  } catch (error) {
    throw new Misconfigured(`${(error as Error).message.split('.')[0]}.\n${usage}`)
  }
}
