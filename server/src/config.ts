import { isIP } from 'node:net'
import { resolve } from 'node:path'
import { readUrl } from '@sprout/domain/url'
import * as z from 'zod/mini'

export const LAST_PORT = 65_535

const oneOf = <const T extends readonly [string, ...string[]]>(words: T, usual: T[number]) =>
  z._default(z.enum(words, `must be ${words.join(' or ')}`), usual)

const webAddress = (text: string) => /^https?:$/.test(readUrl(text)?.protocol ?? '')
const address = z.string().check(z.refine(webAddress, 'must be an address like https://sprout.example.org'))
/** The app asks for everything from the top of its address. */
const site = address.check(
  z.refine((text) => !webAddress(text) || isBare(new URL(text)), 'must be an address without a path after it'),
)
const isBare = ({ pathname, search, hash }: URL) => pathname === '/' && !search && !hash

const withoutExtras = (text: string) => {
  const { username, password, search, hash } = new URL(text)
  return username + password + search + hash === ''
}

const upTo = (most: number, usual: number, zero = '') => {
  const words = `must be a whole number from 0${zero} to ${most}`
  const fits = (number: number) => Number.isInteger(number) && number >= 0 && number <= most
  return z._default(z.coerce.number(words).check(z.refine(fits, words)), usual)
}
/** An @ after the host is a password whose signs took it apart. */
function isPostgres(text: string) {
  const read = /^postgres(ql)?:\/\//.test(text) ? readUrl(text) : null
  return read !== null && !`${read.pathname}${read.search}${read.hash}`.includes('@')
}

/** `true`, `false`, or what Fastify takes: words and addresses, some with the length of their network. */
const namesProxies = (text: string) =>
  /^(true|false)$/.test(text) || text.split(',').every((one) => isProxy(one.trim()))

function isProxy(text: string) {
  const [address = '', bits = '1', ...more] = text.split('/')
  const fits = /^[1-9]\d{0,2}$/.test(bits) && Number(bits) <= (isIP(address) === 6 ? 128 : 32)
  return /^(loopback|linklocal|uniquelocal)$/.test(text) || (isIP(address) > 0 && fits && more.length === 0)
}

const environment = z.object({
  PORT: upTo(LAST_PORT, 3000),
  HOST: z._default(z.string(), '127.0.0.1'),
  DATA_DIR: z._default(z.string(), './data'),
  DATABASE_URL: z.optional(
    z
      .string()
      .check(
        z.refine(
          isPostgres,
          'must be an address like postgres://user:password@host/sprout, with %2F, %40, %23 and %3F for /, @, # and ? in the password',
        ),
      ),
  ),
  PUBLIC_URL: z.optional(site),
  TRUST_PROXY: z.optional(
    z.string().check(z.refine(namesProxies, 'must be true, or addresses of proxies like loopback or 10.0.0.0/8')),
  ),
  SIGN_UP: oneOf(['open', 'closed'], 'open'),
  OPENID_ISSUER: z.optional(address),
  OPENID_CLIENT_ID: z.optional(z.string()),
  OPENID_CLIENT_SECRET: z.optional(z.string()),
  OPENID_ONLY: oneOf(['true', 'false'], 'false'),
  AI_BASE_URL: z.optional(
    z
      .string()
      .check(
        z.refine(
          (text) => webAddress(text) && withoutExtras(text),
          'must be an address like https://models.example.org/v1, without a password or a question mark',
        ),
      ),
  ),
  AI_MODEL: z.optional(z.string()),
  AI_API_KEY: z.optional(z.string().check(z.regex(/^[\x21-\x7e]+$/, 'must be one word of plain letters and signs'))),
  NIGHTLY_COPIES: upTo(365, 7, ' (none)'),
  DRAIN_SECONDS: upTo(60, 0),
  LOG_LEVEL: oneOf(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'], 'warn'),
  RATE_LIMITS: oneOf(['on', 'off'], 'on'),
  METRICS: oneOf(['loopback', 'open'], 'loopback'),
})

/** Everything that is set from outside, read once. */
export type Config = ReturnType<typeof shaped>

/** What the operator must mend; main prints it and stops. */
export class Misconfigured extends Error {}

/** An empty variable counts as not set: `OPENID_ISSUER= npm start` switches it off. So does one that looks empty. */
export function readConfig(variables: Record<string, string | undefined>): Config {
  const trimmed = Object.entries(variables).map(([name, value]) => [name, value?.trim()] as const)
  const set = Object.fromEntries(trimmed.filter(([, value]) => value))
  const { data, error } = environment.safeParse(set)
  if (error) throw new Misconfigured(listed(error.issues.map(({ path, message }) => `${path.join('.')} ${message}`)))
  const wrong = contradictions(data)
  if (wrong.length > 0) throw new Misconfigured(listed(wrong))
  return shaped(data)
}

type Environment = z.infer<typeof environment>

const listed = (wrong: string[]) =>
  `Sprout cannot start with these settings:\n${wrong.map((line) => `  - ${line}`).join('\n')}`

function contradictions(set: Environment): string[] {
  const openid = [set.OPENID_ISSUER, set.OPENID_CLIENT_ID]
  const wrong = []
  if (openid.some(Boolean) && !openid.every(Boolean))
    wrong.push('OPENID_ISSUER and OPENID_CLIENT_ID must be set together')
  if (set.OPENID_ONLY === 'true' && !openid.every(Boolean))
    wrong.push('OPENID_ONLY needs OPENID_ISSUER and OPENID_CLIENT_ID')
  if (openid.every(Boolean) && !set.PUBLIC_URL)
    wrong.push('OpenID needs PUBLIC_URL, the address the provider sends people back to')
  if (set.OPENID_ISSUER && !isPrivate(set.OPENID_ISSUER))
    wrong.push('OPENID_ISSUER must begin with https:// unless it is on this machine')
  const model = [set.AI_BASE_URL, set.AI_MODEL]
  if (model.some(Boolean) && !model.every(Boolean)) wrong.push('AI_BASE_URL and AI_MODEL must be set together')
  if (set.AI_API_KEY && !set.AI_BASE_URL) wrong.push('AI_API_KEY needs AI_BASE_URL and AI_MODEL')
  if (set.AI_BASE_URL && !isPrivate(set.AI_BASE_URL) && !isAtHome(new URL(set.AI_BASE_URL)))
    wrong.push('AI_BASE_URL must begin with https:// unless it is on this machine or in its own network')
  return wrong
}

/** Nobody on the way can read what is said to it. */
const isPrivate = (issuer: string) => issuer.startsWith('https:') || isLoopback(new URL(issuer))

/** A name without a dot or of a home network, or an address that no router hands on. */
const isAtHome = ({ hostname }: URL) =>
  /^([^.:]+|.+\.(local|lan|internal|home\.arpa))$/.test(hostname) ||
  /^(10|172\.(1[6-9]|2\d|3[01])|192\.168)\.[\d.]+$|^\[f[cd]/.test(hostname)

export const isLoopback = ({ hostname }: Pick<URL, 'hostname'>) => /^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname)

function shaped(set: Environment) {
  const dataDir = resolve(set.DATA_DIR)
  return {
    port: set.PORT,
    host: set.HOST,
    dataDir,
    database: set.DATABASE_URL
      ? ({ kind: 'postgres', url: set.DATABASE_URL } as const)
      : ({ kind: 'sqlite', file: resolve(dataDir, 'sprout.sqlite'), backups: resolve(dataDir, 'backups') } as const),
    publicUrl: set.PUBLIC_URL ? new URL(set.PUBLIC_URL).origin : undefined,
    trustProxy: trusted(set.TRUST_PROXY),
    signUp: set.SIGN_UP,
    openid:
      set.OPENID_ISSUER && set.OPENID_CLIENT_ID
        ? { issuer: set.OPENID_ISSUER, clientId: set.OPENID_CLIENT_ID, clientSecret: set.OPENID_CLIENT_SECRET }
        : undefined,
    openidOnly: set.OPENID_ONLY === 'true',
    ai:
      set.AI_BASE_URL && set.AI_MODEL
        ? { baseUrl: set.AI_BASE_URL, model: set.AI_MODEL, apiKey: set.AI_API_KEY }
        : undefined,
    nightlyCopies: set.NIGHTLY_COPIES,
    drainSeconds: set.DRAIN_SECONDS,
    logLevel: set.LOG_LEVEL,
    rateLimits: set.RATE_LIMITS === 'on',
    metrics: set.METRICS,
  }
}

function trusted(text: string | undefined): boolean | string {
  if (!text || text === 'false') return false
  return text === 'true' ? true : text
}
