import type { Endpoint } from '@sprout/domain/endpoint'
import fc from 'fast-check'
import * as z from 'zod/mini'
import type { Ids } from './every-ask-testing.ts'

/**
 * The same runs each time, so that a test that passed passes again; `FUZZ_RUNS=2000 npx vitest run fuzz` searches where
 * nobody has been. What is found is told with its seed and made as small as can be.
 */
export function runs(usual: number): fc.Parameters<unknown> {
  const wished = Number(process.env.FUZZ_RUNS)
  return wished > 0 ? { numRuns: wished } : { numRuns: usual, seed: 1 }
}

/** Whatever takes longer hangs. On a machine that has much else to do a password alone takes half a second. */
export const patience = 120_000 + Number(process.env.FUZZ_RUNS ?? 0) * 1000

const nested = (levels: number) => '['.repeat(levels) + ']'.repeat(levels)

/** What programs stumble over, as JSON. */
// biome-ignore format: a list to be read at a glance
const stones = [
  'null', '0', '-0', '-1', '1e400', '1e-400', '0.1', '2147483648', '-2147483649', '9007199254740993', '""', '" "', '[]', '{}',
  '"\\u0000"', '"\\ud800"', '"\\udc00\\ud800"', '"\\u202e\\u2066"', '"\\u200d"', '"مرحبا بالعالم"', `"${'👨‍👩‍👧‍👦'.repeat(100)}"`,
  '{"__proto__":{"admin":true}}', '{"constructor":{"prototype":{"a":1}}}', '{"toJSON":1,"toString":1}', '{"length":1e9}',
  `"'); drop table lines; --"`, '"<script>alert(1)</script>"', '"=cmd|\' /C calc\'!A0"', '"a\\r\\nSet-Cookie: a=b"', '"{{7*7}}"',
  '"../../etc/passwd"', '"2026-02-30"', '"9999-12-31"', '"0000-01-01"', '"+275760-09-13"', nested(2000), `"${'a'.repeat(5000)}"`,
]
const halves = fc.nat(0xffff).map((unit) => String.fromCharCode(unit))
const words = fc.oneof(
  ...[fc.string(), fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme', maxLength: 120 })],
  ...[fc.string({ unit: halves }), fc.webUrl(), fc.emailAddress(), fc.date({ noInvalidDate: true }).map(String)],
)
/** Any value, as JSON. */
export const wild = fc.oneof(fc.constantFrom(...stones), words.map(json), fc.jsonValue({ maxDepth: 4 }).map(json))

function json(value: unknown) {
  return JSON.stringify(value)
}

type Shape = {
  type?: string
  enum?: unknown[]
  const?: unknown
  anyOf?: Shape[]
  items?: Shape
  properties?: Record<string, Shape>
  minimum?: number
  maximum?: number
  maxLength?: number
}

/** What a schema asks for, or almost: what it checks beyond its shape is left to chance. */
function fitting(shape: Shape): fc.Arbitrary<string> {
  if ('const' in shape) return fc.constant(json(shape.const))
  if (shape.enum) return fc.constantFrom(...shape.enum).map(json)
  if (shape.anyOf) return fc.oneof(...shape.anyOf.map(fitting))
  if (shape.items) return fc.array(fitting(shape.items), { maxLength: 4 }).map((items) => `[${items}]`)
  if (shape.properties) return objectOf(shape.properties, fitting)
  const { minimum: min = -(2 ** 31), maximum: max = 2 ** 31, maxLength = 200 } = shape
  if (shape.type === 'integer') return fc.maxSafeInteger().map((n) => json(min + (Math.abs(n) % (max - min + 2))))
  if (shape.type === 'number') return fc.double().map(json)
  if (shape.type === 'boolean') return fc.boolean().map(json)
  return fc.string({ unit: 'grapheme', minLength: 1, maxLength: Math.min(maxLength + 1, 3000) }).map(json)
}

function objectOf(properties: Record<string, Shape>, each: (shape: Shape) => fc.Arbitrary<string>) {
  const fields = Object.entries(properties).map(([name, shape]) => [name, fc.option(each(shape), { freq: 8 })] as const)
  return fc.record(Object.fromEntries(fields)).map(asObject)
}

export const asObject = (fields: Record<string, string | null>) =>
  `{${Object.entries(fields).flatMap(([name, value]) => (value === null ? [] : [`${json(name)}:${value}`]))}}`

/** What to put in the place of each field of what fits; where nothing is named it stays. */
function spoiling(schema: z.ZodMiniType | undefined) {
  const shape = schema ? (z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Shape) : {}
  const others = Object.entries(shape.properties ?? {}).map(([name, field]) => {
    const [kept, other] = [fc.constant(undefined), fitting(field)]
    const weighed = [kept, other, wild].map((arbitrary, at) => ({ arbitrary, weight: [6, 2, 1][at] ?? 1 }))
    return [name, fc.oneof(...weighed)] as const
  })
  return fc.record(Object.fromEntries(others))
}

const header = fc.oneof(
  fc.string({ unit: fc.integer({ min: 0x20, max: 0xff }).map((unit) => String.fromCharCode(unit)) }),
  fc.constantFrom(
    '*',
    '"',
    'null',
    'gzip',
    'text/plain',
    'application/json; charset=x',
    '::1',
    'http://a',
    '-1',
    'W/"',
  ),
)
// biome-ignore format: a list to be read at a glance
const headerNames = [
  'idempotency-key', 'if-none-match', 'accept', 'accept-encoding', 'accept-language', 'origin', 'sec-fetch-site',
  'sprout-caregiver', 'last-event-id', 'x-forwarded-for', 'x-forwarded-proto', 'x-forwarded-host', 'x-request-id', 'range',
  'content-encoding', 'content-type', 'authorization', 'user-agent', 'referer', '__proto__',
]

export type Whose = 'mine' | 'theirs' | 'nobodys'
export type Odd = {
  whose: Whose[]
  params: Record<string, string | undefined>
  query: Record<string, string | undefined>
  body: Record<string, string | undefined>
  more: Record<string, string>
  whole: string | null
  headers: Record<string, string>
}

const whose = fc.oneof(
  { weight: 4, arbitrary: fc.constant<Whose>('mine') },
  { weight: 2, arbitrary: fc.constant<Whose>('theirs') },
  { weight: 1, arbitrary: fc.constant<Whose>('nobodys') },
)

/** A request that is valid, nearly so, or wild. */
export const oddAsk = ({ params, query, body }: Endpoint, kinds: number): fc.Arbitrary<Odd> =>
  fc.record({
    whose: fc.array(whose, { minLength: kinds, maxLength: kinds }),
    params: fc.oneof({ weight: 5, arbitrary: fc.constant({}) }, { weight: 1, arbitrary: spoiling(params) }),
    query: spoiling(query),
    body: spoiling(body),
    more: fc.oneof(
      { weight: 4, arbitrary: fc.constant({}) },
      { weight: 1, arbitrary: fc.dictionary(words, wild, { maxKeys: 3 }) },
    ),
    whole: fc.oneof({ weight: 9, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: fc.oneof(wild, words) }),
    headers: fc.oneof(
      { weight: 2, arbitrary: fc.constant({}) },
      { weight: 1, arbitrary: fc.dictionary(fc.constantFrom(...headerNames), header, { maxKeys: 2 }) },
    ),
  })

/** Each kind of thing by its owner, as the ask has drawn it. */
export function drawIds(drawn: Whose[], ids: Record<Whose, Ids>): Ids {
  const kinds = Object.keys(ids.mine) as (keyof Ids)[]
  return Object.fromEntries(kinds.map((kind, at) => [kind, ids[drawn[at] ?? 'mine'][kind]])) as Ids
}
