import assert from 'node:assert/strict'
import { setTimeout as wait } from 'node:timers/promises'
import { judgeAt } from './places.ts'
import { type Blow, type Figures, playRound } from './round.ts'
import { GIVES_UP } from './sender.ts'
import { type ServerProcess, startServer } from './server-process.ts'

const LOOK_EVERY = 50
/** Longer than a busy machine may keep the balancer from looking. */
const DRAIN_SECONDS = '4'

/** Sends to one server after the other, of those that say they are ready. */
function balance(first: ServerProcess[]) {
  const known = new Set(first)
  let ready = first
  let turn = 0
  let looks = true
  const isReady = async ({ address }: ServerProcess) => {
    const reply = await fetch(`${await address()}/readyz`).catch(() => undefined)
    return reply?.status === 200
  }
  const look = async () => {
    while (looks) {
      const all = [...known]
      const said = await Promise.all(all.map(isReady))
      ready = all.filter((_, place) => said[place])
      await wait(LOOK_EVERY)
    }
  }
  void look()
  return {
    address: () => {
      const next = ready[turn++ % ready.length]
      assert(next, 'there is always one that is ready')
      return next.address()
    },
    /** Comes back when these were seen to be ready. Before that no other may go: a look on its way asks only those from before. */
    sendTo: async (more: ServerProcess[]) => {
      for (const server of more) known.add(server)
      for (const since = performance.now(); !more.every((server) => ready.includes(server)); await wait(LOOK_EVERY))
        assert(performance.now() - since < GIVES_UP, 'the new ones are ready soon')
    },
    stop: () => (looks = false),
  }
}

async function follow(url: string, cookie: string) {
  const reply = await fetch(`${url}/api/live`, { headers: { cookie } })
  assert.equal(reply.status, 200)
  return reply
}

/** Two servers on one PostgreSQL are replaced by two others, while sixteen phones write and as many families listen. */
export async function restartRolling(url: string, times: number): Promise<Figures & { streams: number }> {
  const begin = () => startServer({ DATABASE_URL: url, DRAIN_SECONDS })
  let servers = await Promise.all([begin(), begin()])
  const balancer = balance(servers)
  let streams = 0
  const replaceAll: Blow = async (families) => {
    const old = servers
    const lines = await Promise.all(
      old.flatMap(({ address }) => families.map(async ({ cookie }) => follow(await address(), cookie))),
    )
    servers = await Promise.all([begin(), begin()])
    await balancer.sendTo(servers)
    assert.deepEqual(await Promise.all(old.map(({ stop }) => stop())), [0, 0])
    for (const { faults } of old) assert.deepEqual(faults(), [])
    // Each was told to the end: a line that breaks is none.
    for (const line of lines) assert.match(await line.text(), /^: ping/)
    streams += lines.length
  }
  const asOne = {
    address: balancer.address,
    isRunning: () => servers.every((server) => server.isRunning()),
    faults: () => servers.flatMap((server) => server.faults()),
  }
  try {
    const blows = Array.from({ length: times }, () => replaceAll)
    return { ...(await playRound({ server: asOne, judge: judgeAt(url), blows })), streams }
  } finally {
    balancer.stop()
    for (const server of servers) await server.stop()
  }
}
