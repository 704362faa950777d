import { readMetadata } from '@sprout/domain/timeline/metadata'
import { CAUSES } from '@sprout/domain/timeline/model'
import type { Caller } from '../../accounts/session.ts'
import type { Download } from '../../http/documents.ts'
import { pages, standingLines } from './pages-store.ts'

type Asking = Pick<Caller, 'db' | 'familyId' | 'today'>

/** Without it a spreadsheet takes UTF-8 for the letters of its own country. */
const BYTE_ORDER_MARK = '\uFEFF'
/** What only some kinds of record have comes last. */
const HEAD = 'day recorded child type title description points by score unit mood weather'.split(' ')

export const timelineTable = (caller: Asking): Download => ({
  name: `sprout-timeline-${caller.today}.csv`,
  pieces: table(caller),
})

async function* table({ db, familyId }: Asking): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + row(HEAD)
  for await (const children of pages.children(db, familyId))
    for (const child of children)
      for await (const lines of standingLines(db, familyId, child.id))
        yield lines
          .map((line) => [line.day, line.createdAt, child.name, CAUSES[line.cause], ...toldOf(line)])
          .map(row)
          .join('')
}

type Line = { title: string; description: string | null; points: number; madeByName: string; metadata: string | null }
const toldOf = ({ title, description, points, madeByName, metadata }: Line) => {
  const more = readMetadata(metadata)
  const [score, unit] = more?.cause === 'score' ? [more.score, more.unit ?? ''] : ['', '']
  const [mood, weather] = more?.cause === 'moment' ? [more.mood, more.weather] : ['', '']
  return [title, description ?? '', points, madeByName, score, unit, mood, weather]
}

const row = (cells: (string | number)[]) => `${cells.map(cell).join(',')}\r\n`

/**
 * A text that begins like a formula is one to a spreadsheet, and a formula can send what it reads elsewhere; full-width
 * signs count too. An apostrophe makes it text. Numbers are ours and stay numbers.
 */
const FORMULA = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/
/** Where numbers have commas, a spreadsheet parts cells at other signs, and knows no quotes in the midst of one. */
const FORMULA_WITHIN = /(?<=[;\t\r\n])(?=["\s]*[=+\-@＝＋－＠])/g

export function cell(value: string | number): string {
  if (typeof value === 'number') return String(value)
  const text = `${FORMULA.test(value) ? "'" : ''}${value.replaceAll(FORMULA_WITHIN, "'")}`
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
