import { Readable } from 'node:stream'
import {
  documentHead,
  MOST_LISTED,
  type RecordOf,
  SECTIONS,
  type Section,
  sectionNames,
  VERSION,
} from '@sprout/domain/family/document'
import { isComplaint, Refusal } from '@sprout/domain/refusal'
import type * as z from 'zod/mini'
import type { Caller } from '../../accounts/session.ts'
import { asSwitch } from '../../db/tables.ts'
import { refuseFields } from '../../http/refusals.ts'
import type { Spool } from '../../http/spool.ts'
import { findImportedHash } from '../imported.ts'
import { hasChildrenOrQuickItems } from '../members-store.ts'
import { holdOwnFamily } from '../sharing.ts'
import { becomeFamily, clearQuickList } from './import-store.ts'
import { type Member, members, Unreadable } from './members.ts'
import { Settler } from './settle.ts'

/** Few enough values for one statement on either database. */
const AT_ONCE = 500

/** Takes up a document, all or nothing: whatever does not fit ends the transaction that this runs in. */
export async function importDocument(caller: Caller, file: Spool): Promise<{ alreadyHere: boolean }> {
  const { db: tx, familyId } = caller
  await holdOwnFamily(caller)
  if ((await findImportedHash(tx, familyId)) === file.hash) return { alreadyHere: true }
  if (await hasChildrenOrQuickItems(tx, familyId)) throw new Refusal('family_not_empty')
  await clearQuickList(caller)
  const settler = new Settler(caller)
  let family: z.output<typeof documentHead>['family'] | undefined
  for await (const batch of batchesOf(file)) {
    if ('head' in batch) family = batch.head.family
    else await settler.settle(batch)
  }
  if (!family) throw refuseFields({ path: 'format', code: 'not_an_export' })
  await settler.finish()
  const keepBalancesAtZero = asSwitch(family.keepBalancesAtZero)
  await becomeFamily(caller, { ...family, keepBalancesAtZero, importedHash: file.hash })
  return { alreadyHere: false }
}

/** Records of one section that come together; `first` is the place of the first of them. */
export type Batch = { [S in Section]: { section: S; first: number; records: RecordOf<S>[] } }[Section]
type Head = { head: z.output<typeof documentHead> }

async function* batchesOf(file: Spool): AsyncGenerator<Head | Batch> {
  const said: Record<string, unknown> = {}
  let section: Section | undefined
  let records: unknown[] = []
  let first = 0
  const met = new Set<Section>()
  const batch = () => ({ section, first, records }) as Batch

  for await (const { name, index, value } of membersOf(file)) {
    if (isOfHead(name) && index === undefined) {
      said[name] = value
      continue
    }
    if (!isSection(name)) throw whyStrange(name, said)
    // Told twice, a list could hold more than can be shown.
    if (met.has(name) && !index) throw refuseFields({ path: name, code: 'invalid' })
    met.add(name)
    // An empty list stands anywhere.
    if (Array.isArray(value) && index === undefined) continue
    if (!section) yield { head: headOf(said) }
    if (section !== name || records.length === AT_ONCE) {
      if (records.length > 0) yield batch()
      if (section && sectionNames.indexOf(name) < sectionNames.indexOf(section))
        throw refuseFields({ path: name, code: 'does_not_add_up' })
      if (section !== name) first = 0
      else first += records.length
      section = name
      records = []
    }
    if (index === undefined) throw refuseFields({ path: name, code: 'invalid' })
    if (index >= (MOST_LISTED[name] ?? Infinity)) throw refuseFields({ path: `${name}.${index}`, code: 'too_large' })
    records.push(fitting(SECTIONS[name], value, `${name}.${index}`))
  }
  if (records.length > 0) yield batch()
  if (!section) yield { head: headOf(said) }
  // What a family has nothing of is an empty list: without any, nobody knows what it had.
  const missing = sectionNames.find((name) => !met.has(name))
  if (missing) throw refuseFields({ path: missing, code: 'invalid' })
}

/** What is no document at all has other names too. */
function whyStrange(name: string, said: Record<string, unknown>) {
  headOf(said)
  return refuseFields({ path: name, code: 'invalid' })
}

const isOfHead = (name: string) => Object.hasOwn(documentHead.shape, name)
const isSection = (name: string): name is Section => Object.hasOwn(SECTIONS, name)

async function* membersOf(file: Spool): AsyncGenerator<Member> {
  const text = Readable.from(file.read(), { objectMode: false }).setEncoding('utf8')
  try {
    yield* members(text)
  } catch (error) {
    if (error instanceof Unreadable) throw refuseFields({ path: error.message, code: 'not_an_export' })
    throw error
  }
}

/** The versions before this one would be brought up to it here. */
function headOf(said: Record<string, unknown>) {
  const { format, version } = documentHead.shape
  if (!format.safeParse(said.format).success) throw refuseFields({ path: 'format', code: 'not_an_export' })
  if (typeof said.version === 'number' && said.version > VERSION) throw new Refusal('newer_document')
  if (!version.safeParse(said.version).success) throw refuseFields({ path: 'version', code: 'not_an_export' })
  return fitting(documentHead, said, '')
}

function fitting<T extends z.ZodMiniType>(schema: T, value: unknown, place: string): z.output<T> {
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  throw refuseFields(
    ...parsed.error.issues.map(({ path, message }) => ({
      path: [place, ...path.map(String)].filter(Boolean).join('.'),
      code: isComplaint(message) ? message : ('invalid' as const),
    })),
  )
}
