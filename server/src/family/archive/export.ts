import { FORMAT, type Section, sectionNames, VERSION } from '@sprout/domain/family/document'
import type { Caller } from '../../accounts/session.ts'
import type { Db } from '../../db/tables.ts'
import type { Download } from '../../http/documents.ts'
import { findFamily } from '../store.ts'
import { pages } from './pages-store.ts'

type Asking = Pick<Caller, 'db' | 'familyId' | 'now' | 'today'>

export const documentOf = (caller: Asking): Download => ({
  name: `sprout-${caller.today}.json`,
  pieces: document(caller),
})

/** One record a line, so that it can be looked through with anything. */
async function* document({ db, familyId, now }: Asking): AsyncGenerator<string> {
  // That a language model may be asked was said of this server, not of the one it is taken to.
  const { id: _, asksModel: _here, ...settings } = await findFamily(db, familyId)
  const head = { format: FORMAT, version: VERSION, exportedAt: now.toISOString(), family: settings }
  yield JSON.stringify(head).slice(0, -1)
  for (const section of sectionNames) yield* list(section, db, familyId)
  yield '}\n'
}

async function* list(section: Section, db: Db, familyId: string) {
  yield `,\n"${section}":[`
  let before = '\n'
  for await (const page of pages[section](db, familyId)) {
    yield before + page.map((row) => JSON.stringify(told(row))).join(',\n')
    before = ',\n'
  }
  yield ']'
}

/** What a line knows besides is kept as JSON: in the document it is part of it. */
const told = (row: object) =>
  'metadata' in row && typeof row.metadata === 'string' ? { ...row, metadata: JSON.parse(row.metadata) } : row
