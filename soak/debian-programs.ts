import { execFileSync } from 'node:child_process'
import { existsSync, globSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

const PACKAGES = ['patroni', 'etcd-server', 'postgresql']
const POLICY = '/usr/sbin/policy-rc.d'

/** `postgres`: the folder with all of its programs. */
export type Programs = { patroni: string; etcd: string; postgres: string }

/** Where Debian puts what a fail-over takes, installed now where it is missing; or why there is none. */
export function findOrInstall(): Programs | string {
  if (!find() && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) install()
  return find() ?? `skipped: it takes what root installs on Debian with: apt-get install ${PACKAGES.join(' ')}`
}

function find(): Programs | undefined {
  const [patroni, etcd] = ['/usr/bin/patroni', '/usr/bin/etcd']
  const version = (path: string) => Number(/\d+/.exec(path)?.[0])
  const [newest] = globSync('/usr/lib/postgresql/*/bin/postgres').sort((a, b) => version(b) - version(a))
  if (existsSync(patroni) && existsSync(etcd) && newest) return { patroni, etcd, postgres: dirname(newest) }
}

/** Nothing is started and nothing that is there is touched: the services of these packages are the machine's own affair. */
function install() {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const apt = (...args: string[]) =>
    execFileSync('apt-get', ['-qq', ...args], { env, stdio: ['ignore', 'ignore', 'inherit'] })
  // Debian asks this file before it starts what it has installed.
  const isOurs = !existsSync(POLICY)
  if (isOurs) writeFileSync(POLICY, '#!/bin/sh\nexit 101\n', { mode: 0o755 })
  try {
    apt('update')
    apt('install', '--yes', '--no-install-recommends', '--no-upgrade', ...PACKAGES)
  } finally {
    if (isOurs) rmSync(POLICY)
  }
}
