import type { RecordOf } from '@sprout/domain/family/document'
import type { Cause } from '@sprout/domain/timeline/model'
import type { Caller } from '../../accounts/session.ts'
import { refuseFields } from '../../http/refusals.ts'
import { newTakingUp } from '../../points/ledger.ts'
import { listCaregivers } from '../store.ts'
import { type Facts, isFact, type Owned, SOURCES, standsBehind } from './facts.ts'
import type { Batch } from './import.ts'
import { addRecords, type Brought, findLines } from './import-store.ts'
import { newNames } from './new-names.ts'
import { newRemedies } from './remedies.ts'

/** What a record names besides its own line. */
type Reference = Exclude<{ [S in Brought]: keyof RecordOf<S> }[Brought] & `${string}Id`, 'lineId'>
type IsTold = (id: string, childId?: string) => boolean

const refuse = (path: string) => refuseFields({ path, code: 'does_not_add_up' })

/** Takes up batch by batch what a document tells, and holds each record against those before it. */
export class Settler {
  private readonly names
  private readonly children = new Map<string, RecordOf<'children'>>()
  /** Whose each goal and reward is. */
  private readonly childOf: Record<Owned, Map<string, string>> = {
    habits: new Map(),
    skills: new Map(),
    rewards: new Map(),
  }
  private readonly isTold: Record<Reference, IsTold> = {
    childId: (id) => this.children.has(id),
    habitId: (id) => this.childOf.habits.has(id),
    skillId: (id) => this.childOf.skills.has(id),
    rewardId: (id, childId) => this.childOf.rewards.get(id) === childId,
  }
  private readonly caregivers = new Map<string, string>()
  /** Lines that stand, less the facts behind them. */
  private readonly told = new Map<Cause, number>()
  /** The lines that scores stand behind. What else stands behind a line is named by it, and so alone there. */
  private readonly scored = new Set<string>()
  private readonly caller: Caller
  private readonly record
  private readonly remedies

  constructor(caller: Caller) {
    this.caller = caller
    this.record = newTakingUp(caller)
    this.names = newNames(caller.familyId)
    this.remedies = newRemedies(caller, refuse)
  }

  async settle(batch: Batch) {
    this.refuseStrays(batch)
    if (batch.section === 'feedback') return
    if (batch.section === 'caregivers') await this.recognise(batch.records)
    else if (batch.section === 'lines') await this.settleLines(batch)
    else await this.settleRecords(batch)
  }

  /** Whoever has an account here is who they were; of the others the record keeps the name. */
  private async recognise(caregivers: RecordOf<'caregivers'>[]) {
    const here = await listCaregivers(this.caller.db, this.caller.familyId)
    for (const { id, email } of caregivers) {
      const known = here.find((one) => one.email === email)
      if (known) this.caregivers.set(id, known.id)
    }
  }

  /** What belongs to a child belongs to one of the document, and so does what it came of. */
  private refuseStrays(batch: Batch) {
    const references = Object.entries(this.isTold) as [Reference, IsTold][]
    for (const [at, record] of batch.records.entries()) {
      const named: Partial<Record<Reference | 'id', string>> = record
      const stray = references.find(
        ([name, isTold]) => named[name] !== undefined && !isTold(named[name], named.childId),
      )
      if (stray) throw refuse(`${batch.section}.${batch.first + at}.${stray[0]}`)
    }
    if (batch.section === 'children') for (const child of batch.records) this.children.set(child.id, child)
    if (this.isOwned(batch)) for (const { id, childId } of batch.records) this.childOf[batch.section].set(id, childId)
  }

  private isOwned(batch: Batch): batch is Extract<Batch, { section: Owned }> {
    return Object.hasOwn(this.childOf, batch.section)
  }

  private async settleLines({ first, records }: Extract<Batch, { section: 'lines' }>) {
    for (const [at, { cause, childId, sourceId, undoneAt }] of records.entries()) {
      const source = SOURCES[cause]
      if (source && this.childOf[source].get(sourceId ?? '') !== childId) throw refuse(`lines.${first + at}.sourceId`)
      if (undoneAt === null) this.count(cause, 1)
    }
    const rows = records.map((line) => {
      const { metadata, madeBy, undoneBy, ...own } = this.names.renamed(line)
      const by = { madeBy: this.caregiverOf(madeBy), undoneBy: undoneBy && this.caregiverOf(undoneBy) }
      return { ...own, ...by, familyId: this.caller.familyId, metadata: metadata && JSON.stringify(metadata) }
    })
    this.remedies.take(rows, first)
    if ((await this.record.takeUp(rows)) < records.length) throw refuse('lines')
  }

  private caregiverOf(old: string) {
    return this.caregivers.get(old) ?? this.names.idOf(old)
  }

  private async settleRecords({ section, first, records }: Extract<Batch, { section: Brought }>) {
    const rows = records.map((record) => this.names.renamed(record))
    if (isFact(section)) await this.refuseUntold(section, first, rows as Facts[typeof section][])
    // Points come back with the lines, through the ledger.
    const kept = section === 'children' ? rows.map((child) => ({ ...child, points: 0, totalPoints: 0 })) : rows
    if ((await addRecords(this.caller, section, kept as never[])) < records.length) throw refuse(section)
  }

  /** Behind every fact stands a line that tells of it. */
  private async refuseUntold<S extends keyof Facts>(section: S, first: number, facts: Facts[S][]) {
    const ids = facts.map(({ lineId }) => lineId)
    const lines = new Map((await findLines(this.caller, ids)).map((line) => [line.id, line]))
    const { cause, line: fits } = standsBehind[section]
    for (const [at, fact] of facts.entries()) {
      const line = lines.get(fact.lineId)
      const isTaken = section === 'scores' && this.scored.has(fact.lineId)
      if (!line || line.undoneAt !== null || line.cause !== cause || !fits(fact, line) || isTaken)
        throw refuse(`${section}.${first + at}.lineId`)
      if (section === 'scores') this.scored.add(fact.lineId)
    }
    this.count(cause, -facts.length)
  }

  private count(cause: Cause, by: number) {
    this.told.set(cause, (this.told.get(cause) ?? 0) + by)
  }

  /** At the end: every line that stands on a fact has one of its own, and the lines give the points that the document says. */
  async finish() {
    for (const { cause } of Object.values(standsBehind)) if (this.told.get(cause)) throw refuse('lines')
    await this.remedies.refuseStrays()
    for (const [at, { id, points, totalPoints }] of [...this.children.values()].entries()) {
      const sum = this.record.sumOf(this.names.idOf(id))
      if (sum.points !== points) throw refuse(`children.${at}.points`)
      if (sum.total !== totalPoints) throw refuse(`children.${at}.totalPoints`)
    }
    await this.record.movePoints()
  }
}
