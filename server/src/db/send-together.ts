import pg from 'pg'
import { type Sent, send } from './send.ts'

type Answer = pg.QueryResult<object>

/** What each connection has heard before, and knows by its name. */
const known = new WeakMap<pg.ClientBase, Set<string>>()

/**
 * Several statements of one transaction, each answered in its place. `pg` ends every statement by itself, and at each end
 * PostgreSQL sends what it has to say, which wakes this process: a good part of what either does for a short one. Here they
 * end once. If one fails, so do all that come after it, and nothing of any of them is told.
 */
export async function sendTogether(client: pg.ClientBase, all: readonly Sent[]): Promise<Answer[]> {
  const names = known.get(client) ?? new Set<string>()
  known.set(client, names)
  const isKnown = ({ name }: Sent) => name !== undefined && names.has(name)
  const parts: { areKnown: boolean; sent: Sent[] }[] = []
  for (const sent of all) {
    const last = parts.at(-1)
    if (last?.areKnown && isKnown(sent)) last.sent.push(sent)
    else parts.push({ areKnown: isKnown(sent), sent: [sent] })
  }
  const answers = parts.map(({ areKnown, sent }) => (areKnown ? sendKnown(client, sent) : sendNew(client, sent, names)))
  return (await Promise.all(answers)).flat()
}

/** One that is named once is known from then on. */
async function sendNew(client: pg.ClientBase, [one]: Sent[], names: Set<string>) {
  if (!one) return []
  const answer = await send<object>(client, one)
  if (one.name) names.add(one.name)
  return [answer]
}

const sendKnown = (client: pg.ClientBase, all: readonly Sent[]) =>
  new Promise<Answer[]>((told, failed) => {
    // One answer comes as itself, several as a list.
    const callback = (error: Error | undefined, answers: Answer | Answer[]) =>
      error ? failed(error) : told([answers].flat())
    client.query(Object.assign(new Parcel(all), { callback }))
  })

/** What `pg` takes for one question, and hears several answers to. */
export class Parcel extends pg.Query<object> {
  readonly all

  constructor(all: readonly Sent[]) {
    super('')
    this.all = all
  }

  override submit = (connection: pg.Connection) => {
    connection.stream.cork()
    try {
      for (const { name, values = [], isSilent } of this.all) {
        connection.bind({ statement: name, values: values.map(inText) }, true)
        // Rows that are not described are taken for those of the statement before.
        if (!isSilent) connection.describe({ type: 'P' }, true)
        connection.execute(null, true)
      }
      connection.sync()
    } finally {
      connection.stream.uncork()
    }
  }
}

const inText = (value: unknown) => (value === undefined || value === null ? null : String(value))
