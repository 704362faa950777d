import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { Misconfigured, readConfig } from './config.ts'

const wrong = (variables: Record<string, string>): string[] => {
  try {
    readConfig(variables)
    return []
  } catch (error) {
    if (!(error instanceof Misconfigured)) throw error
    const [title, ...lines] = error.message.split('\n')
    expect(title).toBe('Sprout cannot start with these settings:')
    return lines.map((line) => line.replace('  - ', ''))
  }
}
type Variables = Record<string, string>
const openid = {
  OPENID_ISSUER: 'https://id.example.org/realm',
  OPENID_CLIENT_ID: 'sprout',
  PUBLIC_URL: 'https://sprout.example.org',
}

const model = { AI_BASE_URL: 'https://models.example.org/v1', AI_MODEL: 'small' }

const POSTGRES =
  'DATABASE_URL must be an address like postgres://user:password@host/sprout, with %2F, %40, %23 and %3F for /, @, # and ? in the password'

describe('the settings', () => {
  test('are good as they are', () => {
    const usual = {
      port: 3000,
      host: '127.0.0.1',
      dataDir: resolve('data'),
      database: { kind: 'sqlite', file: resolve('data/sprout.sqlite'), backups: resolve('data/backups') },
      publicUrl: undefined,
      trustProxy: false,
      signUp: 'open',
      openid: undefined,
      openidOnly: false,
      ai: undefined,
      logLevel: 'warn',
      rateLimits: true,
      metrics: 'loopback',
      nightlyCopies: 7,
      drainSeconds: 0,
    }
    expect(readConfig({})).toEqual(usual)
    const empty = ['PORT', 'HOST', 'DATA_DIR', 'DATABASE_URL', 'PUBLIC_URL', 'TRUST_PROXY', 'SIGN_UP', 'OPENID_ISSUER']
    expect(readConfig(Object.fromEntries(empty.map((name) => [name, ''])))).toEqual(usual)
    expect(readConfig(Object.fromEntries(empty.map((name) => [name, ' \r'])))).toEqual(usual)
    expect(readConfig({ PATH: '/usr/bin', NODE_ENV: 'production', port: '1' })).toEqual(usual)
  })

  test.each([
    [{ PORT: '8080' }, { port: 8080 }],
    [{ PORT: '0' }, { port: 0 }],
    [{ HOST: '0.0.0.0' }, { host: '0.0.0.0' }],
    [{ HOST: ' 0.0.0.0\r' }, { host: '0.0.0.0' }],
    [{ DATA_DIR: '/srv/sprout' }, { dataDir: '/srv/sprout', database: { file: '/srv/sprout/sprout.sqlite' } }],
    [
      { DATABASE_URL: 'postgres://u:p@db:5432/sprout' },
      { database: { kind: 'postgres', url: 'postgres://u:p@db:5432/sprout' } },
    ],
    [{ DATABASE_URL: 'postgresql:///sprout?host=/run/postgresql' }, { database: { kind: 'postgres' } }],
    [{ PUBLIC_URL: 'https://sprout.example.org/' }, { publicUrl: 'https://sprout.example.org' }],
    [{ TRUST_PROXY: 'true' }, { trustProxy: true }],
    [{ TRUST_PROXY: 'false' }, { trustProxy: false }],
    [{ TRUST_PROXY: 'loopback, 10.0.0.0/8, 2001:db8::1' }, { trustProxy: 'loopback, 10.0.0.0/8, 2001:db8::1' }],
    [{ SIGN_UP: 'closed' }, { signUp: 'closed' }],
    [openid, { openid: { issuer: 'https://id.example.org/realm', clientId: 'sprout', clientSecret: undefined } }],
    [{ ...openid, OPENID_CLIENT_SECRET: 's' }, { openid: { clientSecret: 's' } }],
    [{ ...openid, OPENID_ONLY: 'true' }, { openidOnly: true }],
    [model, { ai: { baseUrl: 'https://models.example.org/v1', model: 'small', apiKey: undefined } }],
    [{ ...model, AI_API_KEY: 'k-1' }, { ai: { apiKey: 'k-1' } }],
    ...['localhost:11434', '127.0.0.1:8080', '[::1]:1', '192.168.1.5', '10.0.0.2', '172.20.0.9', '[fd00::1]', 'ollama']
      .concat('models.lan', 'box.local', 'host.docker.internal')
      .map((host): [Variables, object] => [
        { ...model, AI_BASE_URL: `http://${host}/v1` },
        { ai: { baseUrl: `http://${host}/v1` } },
      ]),
    [{ LOG_LEVEL: 'trace' }, { logLevel: 'trace' }],
    [{ RATE_LIMITS: 'off' }, { rateLimits: false }],
    [{ METRICS: 'open' }, { metrics: 'open' }],
    [{ DRAIN_SECONDS: '5' }, { drainSeconds: 5 }],
  ])('can be %j', (variables, expected) => {
    expect(readConfig(variables)).toMatchObject(expected)
  })

  test.each([
    [{ NIGHTLY_COPIES: '-1' }, 'NIGHTLY_COPIES must be a whole number from 0 (none) to 365'],
    [{ PORT: 'abc' }, 'PORT must be a whole number from 0 to 65535'],
    [{ PORT: '80.5' }, 'PORT must be a whole number from 0 to 65535'],
    [{ PORT: '70000' }, 'PORT must be a whole number from 0 to 65535'],
    [{ PORT: '-1' }, 'PORT must be a whole number from 0 to 65535'],
    [{ DATABASE_URL: 'mysql://db/sprout' }, POSTGRES],
    [{ DATABASE_URL: 'postgres://u:p@db:port/sprout' }, POSTGRES],
    [{ DATABASE_URL: 'postgres://sprout:12/ter2@db.example.org/sprout' }, POSTGRES],
    [{ DATABASE_URL: 'postgres://sprout:p@ss/w#rd@db.example.org/sprout' }, POSTGRES],
    [{ PUBLIC_URL: 'sprout.example.org' }, 'PUBLIC_URL must be an address like https://sprout.example.org'],
    [{ PUBLIC_URL: 'ftp://sprout.example.org' }, 'PUBLIC_URL must be an address like https://sprout.example.org'],
    [{ PUBLIC_URL: 'https://example.org/sprout' }, 'PUBLIC_URL must be an address without a path after it'],
    [{ PUBLIC_URL: 'https://example.org/?sprout' }, 'PUBLIC_URL must be an address without a path after it'],
    [{ TRUST_PROXY: 'banana' }, 'TRUST_PROXY must be true, or addresses of proxies like loopback or 10.0.0.0/8'],
    [{ TRUST_PROXY: '10.0.0.0/99' }, 'TRUST_PROXY must be true, or addresses of proxies like loopback or 10.0.0.0/8'],
    [{ TRUST_PROXY: '1' }, 'TRUST_PROXY must be true, or addresses of proxies like loopback or 10.0.0.0/8'],
    [{ SIGN_UP: 'maybe' }, 'SIGN_UP must be open or closed'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be trace or debug or info or warn or error or fatal or silent'],
    [{ RATE_LIMITS: 'yes' }, 'RATE_LIMITS must be on or off'],
    [{ DRAIN_SECONDS: '61' }, 'DRAIN_SECONDS must be a whole number from 0 to 60'],
    [{ METRICS: 'all' }, 'METRICS must be loopback or open'],
    [
      { ...openid, OPENID_ISSUER: 'http://id.example.org' },
      'OPENID_ISSUER must begin with https:// unless it is on this machine',
    ],
    [{ OPENID_ONLY: '1' }, 'OPENID_ONLY must be true or false'],
    [{ OPENID_ONLY: 'true' }, 'OPENID_ONLY needs OPENID_ISSUER and OPENID_CLIENT_ID'],
    [{ OPENID_ISSUER: 'id.example.org' }, 'OPENID_ISSUER must be an address like https://sprout.example.org'],
    [{ OPENID_ISSUER: openid.OPENID_ISSUER }, 'OPENID_ISSUER and OPENID_CLIENT_ID must be set together'],
    [{ OPENID_CLIENT_ID: 'sprout' }, 'OPENID_ISSUER and OPENID_CLIENT_ID must be set together'],
    [{ ...openid, PUBLIC_URL: '' }, 'OpenID needs PUBLIC_URL, the address the provider sends people back to'],
    [{ AI_BASE_URL: model.AI_BASE_URL }, 'AI_BASE_URL and AI_MODEL must be set together'],
    [{ AI_MODEL: 'small' }, 'AI_BASE_URL and AI_MODEL must be set together'],
    [{ AI_API_KEY: 'k-1' }, 'AI_API_KEY needs AI_BASE_URL and AI_MODEL'],
    [{ ...model, AI_API_KEY: 'two words' }, 'AI_API_KEY must be one word of plain letters and signs'],
    [{ ...model, AI_API_KEY: 'k\n1' }, 'AI_API_KEY must be one word of plain letters and signs'],
    ...[
      'models.example.org',
      'ftp://x/v1',
      'https://me:secret@x.org/v1',
      'https://x.org/v1?key=1',
      'https://x.org/#a',
    ].map((AI_BASE_URL): [Variables, string] => [
      { ...model, AI_BASE_URL },
      'AI_BASE_URL must be an address like https://models.example.org/v1, without a password or a question mark',
    ]),
    ...[
      'http://models.example.org/v1',
      'http://8.8.8.8/v1',
      'http://172.32.0.1/v1',
      'http://10.evil.org',
      'http://[2001:db8::1]/v1',
    ].map((AI_BASE_URL): [Variables, string] => [
      { ...model, AI_BASE_URL },
      'AI_BASE_URL must begin with https:// unless it is on this machine or in its own network',
    ]),
  ])('cannot be %j', (variables, sentence) => {
    expect(wrong(variables)).toEqual([sentence])
  })

  test('are all looked at before one is told what is wrong', () => {
    expect(wrong({ PORT: 'abc', SIGN_UP: 'maybe', PUBLIC_URL: 'x' })).toHaveLength(3)
  })

  test('never show a secret in a complaint', () => {
    const told = wrong({
      DATABASE_URL: 'mysql://u:hunter2@db/x',
      OPENID_CLIENT_SECRET: 'hunter2',
      OPENID_ONLY: 'hunter',
    })
    expect(told.join()).not.toContain('hunter2')
  })
})
