import { freshPostgres, startServer } from '../testing.ts'
import { openDatabase } from './open.ts'
import { wireTo } from './wire-testing.ts'

type Family = Awaited<ReturnType<Awaited<ReturnType<typeof startServer>>['newFamilyWithChild']>>

/** A server whose writers keep company, on a wire that can be listened to and cut. */
export async function startWithCompany() {
  const { url, drop } = await freshPostgres()
  const wire = await wireTo(url)
  const database = openDatabase({ kind: 'postgres', url: wire.url })
  const { together } = database
  if (!together) throw new Error('On PostgreSQL there is company')
  const server = await startServer(async () => ({ ...database, drop }))
  const families = (count: number) => Promise.all(Array.from({ length: count }, () => server.newFamilyWithChild()))
  async function stop() {
    await server.stop()
    wire.cut()
  }
  return { server, together, wire, families, stop }
}

let taps = 0
export const record = ({ call, childId }: Family, title = 'Helped', key = `tap-${++taps}`) =>
  call('POST', '/api/behaviors', { childId, type: 'reward', title, points: 10 }, { 'idempotency-key': key })
export const titles = async ({ call, childId }: Family) =>
  (await call<{ title: string }[]>('GET', `/api/activities/${childId}`)).body.map(({ title }) => title)
export const points = async ({ call }: Family) =>
  (await call<{ points: number }[]>('GET', '/api/children')).body[0]?.points
export const statuses = (told: { status: number }[]) => told.map(({ status }) => status)
