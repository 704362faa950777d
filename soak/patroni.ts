import assert from 'node:assert/strict'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '../scripts/free-port.ts'
import { wireTo } from '../server/src/db/wire-testing.ts'
import type { Programs } from './debian-programs.ts'
import { newMachine } from './machine.ts'

export type Cluster = Awaited<ReturnType<typeof startCluster>>

const SECOND = 1000
/** How often a primary renews its lease: so much older than new it may be when it falls. */
export const RENEWS_EVERY = 5 * SECOND
const LOOK_EVERY = 200
const PATIENCE = 180 * SECOND

/** Two PostgreSQL, each with its Patroni; what one has acknowledged the other has. They choose the primary by an etcd. */
export async function startCluster({ etcd, ...programs }: Programs) {
  const election = await startEtcd(etcd)
  const nodes = await Promise.all(['a', 'b'].map((name) => newNode(name, programs, election.url)))
  const whichIs = async (role: Role) => {
    const are = await Promise.all(nodes.map((node) => node.is(role)))
    return nodes.find((_, place) => are[place])
  }
  /** Until whatever the primary acknowledges is at another as well, so that it may fall. */
  const becomeDoubled = async () => {
    const since = performance.now()
    while (!(await whichIs('sync'))) {
      assert(performance.now() - since < PATIENCE, 'there is a synchronous standby')
      await wait(LOOK_EVERY)
    }
  }
  await Promise.all(nodes.map((node) => node.begin()))
  await becomeDoubled()
  return {
    primary: () => whichIs('primary'),
    becomeDoubled,
    drop: () => {
      for (const { drop } of [...nodes, election]) drop()
    },
  }
}

async function startEtcd(program: string) {
  const { folder, run, drop } = newMachine('etcd')
  const [client, peer] = [`http://127.0.0.1:${await freePort()}`, `http://127.0.0.1:${await freePort()}`]
  const args = {
    'data-dir': join(folder, 'data'),
    'listen-client-urls': client,
    'advertise-client-urls': client,
    'listen-peer-urls': peer,
    'initial-advertise-peer-urls': peer,
    'initial-cluster': `default=${peer}`,
  }
  const flags = Object.entries(args).map(([name, value]) => `--${name}=${value}`)
  await run(program, flags, 'ready to serve client requests')
  return { url: client, drop }
}

type Role = 'primary' | 'sync'
type Settings = {
  name: string
  folder: string
  port: number
  outside: string
  rest: string
  postgres: string
  etcd: string
}

async function newNode(name: string, { patroni, postgres }: Omit<Programs, 'etcd'>, etcd: string) {
  const { folder, run, kill, drop } = newMachine(`postgres-${name}`)
  const [port, rest] = [await freePort(), `127.0.0.1:${await freePort()}`]
  const url = `postgres://sprout@127.0.0.1:${port}/postgres`
  const network = await wireTo(url)
  const outside = new URL(network.url).host
  const file = join(folder, 'patroni.yml')
  // JSON is YAML.
  writeFileSync(file, JSON.stringify(settingsOf({ name, folder, port, outside, rest, postgres, etcd })))
  return {
    port,
    url,
    /** What its Patroni says, as a balancer asks it. */
    async is(role: Role) {
      const signal = AbortSignal.timeout(2 * SECOND)
      const reply = await fetch(`http://${rest}/${role}`, { method: 'HEAD', signal }).catch(() => undefined)
      return reply?.status === 200
    },
    begin: () => {
      network.lead(port)
      return run(patroni, [file], 'no action. I am')
    },
    /** What it sends to the other is lost, without a word. */
    isolate: network.swallow,
    kill,
    drop: () => {
      drop()
      network.cut()
    },
  }
}

function settingsOf({ name, folder, port, outside, rest, postgres, etcd }: Settings) {
  return {
    ...{ scope: 'sprout', name },
    restapi: { listen: rest, connect_address: rest },
    etcd3: { hosts: etcd.replace('http://', '') },
    bootstrap: {
      // The shortest lease that Patroni allows. With a standby that is gone the primary goes on by itself.
      dcs: {
        ...{ ttl: 20, loop_wait: RENEWS_EVERY / SECOND, retry_timeout: 5 },
        synchronous_mode: true,
        postgresql: { use_pg_rewind: true },
      },
      initdb: [{ encoding: 'UTF8' }, { locale: 'C' }, 'data-checksums'],
    },
    postgresql: {
      ...{ listen: `127.0.0.1:${port}`, connect_address: outside, bin_dir: postgres },
      ...{ data_dir: join(folder, 'data'), pgpass: join(folder, 'pgpass') },
      pg_hba: ['all', 'replication'].map((database) => `host ${database} all 127.0.0.1/32 trust`),
      authentication: { superuser: { username: 'sprout' }, replication: { username: 'replicator' } },
      parameters: { unix_socket_directories: '' },
    },
  }
}
