import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databases, startServer } from '../testing.ts'
import { type Document, newChecker, refuseUndocumented } from './conforming-testing.ts'

const text = { type: 'string', minLength: 1 }
const only = (properties: object, required: string[]) => ({
  ...{ type: 'object', properties, required },
  additionalProperties: false,
})
const each = (name: string, value: object) => ({
  ...{ type: 'object', patternProperties: { [name]: value } },
  additionalProperties: false,
})
const listOf = (items: object) => ({ type: 'array', items })
const schema = { type: 'object' }
const content = each('^(application/(problem\\+)?json|text/(event-stream|csv))$', only({ schema }, ['schema']))
const security = listOf(each('^session$', { type: 'array', maxItems: 0 }))
const headers = each('^Idempotency-Replayed$', only({ description: text, schema }, ['description', 'schema']))
const answer = only({ description: text, content, headers }, ['description'])
const parameter = only(
  { name: text, in: { enum: ['path', 'query', 'header'] }, required: { type: 'boolean' }, description: text, schema },
  ['name', 'in', 'required', 'schema'],
)
const operation = only(
  {
    ...{ summary: text, tags: listOf(text), security, parameters: listOf(parameter) },
    requestBody: only({ required: { const: true }, content }, ['required', 'content']),
    responses: {
      ...each('^([23]\\d\\d|default)$', {
        anyOf: [only({ $ref: { const: '#/components/responses/problem' } }, ['$ref']), answer],
      }),
      minProperties: 2,
    },
  },
  ['summary', 'tags', 'responses'],
)
const scheme = only({ type: { const: 'apiKey' }, in: { const: 'cookie' }, name: text }, ['type', 'in', 'name'])
/** What of OpenAPI 3.1 the document uses, and nothing besides. */
const openApi = only(
  {
    openapi: { const: '3.1.0' },
    info: only({ title: text, version: text, description: text }, ['title', 'version']),
    components: only(
      {
        securitySchemes: each('^session$', scheme),
        schemas: { ...schema, maxProperties: 0 },
        responses: each('^problem$', answer),
      },
      ['securitySchemes', 'responses'],
    ),
    paths: each(
      '^/api/([a-z-]+|\\{\\w+\\})(/([a-z-]+|\\{\\w+\\}))*$',
      each('^(get|post|put|patch|delete)$', operation),
    ),
    security,
  },
  ['openapi', 'info', 'components', 'paths', 'security'],
)

describe('the OpenAPI document', () => {
  let server: Awaited<ReturnType<typeof startServer>>
  let document: Document
  beforeAll(async () => {
    server = await startServer(databases.sqlite)
    document = (await server.client().call<Document>('GET', '/api/openapi.json')).body
  })
  afterAll(() => server.stop())

  const operations = () =>
    Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, told]) => ({ name: `${method} ${path}`, path, told })),
    )

  test('has the structure of OpenAPI 3.1', () => {
    const checker = newChecker()
    expect(checker.validate(openApi, document) ? '' : checker.errorsText()).toBe('')
  })

  test('names each place in a path once, and always requires it', () => {
    for (const { name, path, told } of operations()) {
      const places = (told.parameters ?? []).filter((one) => one.in === 'path')
      const braces = [...path.matchAll(/\{(\w+)\}/g)].map(([, place]) => place)
      expect([name, places.map((one) => one.name)]).toEqual([name, braces])
      expect([name, places.every((one) => one.required)]).toEqual([name, true])
      const names = (told.parameters ?? []).map((one) => `${one.in} ${one.name}`)
      expect([name, new Set(names).size]).toEqual([name, names.length])
    }
  })

  test('tells of each path once, whatever its places are called', () => {
    const shapes = Object.keys(document.paths).map((path) => path.replaceAll(/\{\w+\}/g, '{}'))
    expect(shapes.filter((shape, index) => shapes.indexOf(shape) !== index)).toEqual([])
  })

  test('holds only schemas of JSON Schema 2020-12', () => {
    const checker = newChecker()
    const media = operations().flatMap(({ told: { requestBody, responses } }) =>
      [requestBody, ...Object.values(responses)].flatMap((one) => Object.values(one?.content ?? {})),
    )
    const parameters = operations().flatMap(({ told }) => told.parameters ?? [])
    const schemas = [...media, ...parameters].map((one) => one.schema)
    expect(schemas.length).toBeGreaterThan(50)
    for (const one of schemas) expect(() => checker.compile(one)).not.toThrow()
  })

  test('would not let pass a reply that is otherwise', () => {
    const headers = { 'content-type': 'application/json; charset=utf-8' }
    const say =
      (method: string, url: string, statusCode: number, body: unknown, type = headers) =>
      () =>
        refuseUndocumented(server.app, method, url, { statusCode, body: JSON.stringify(body) ?? '', headers: type })
    const stats = { behavior: 1, habit: 0, skill: 0, reward: 0 }
    const problem = { 'content-type': 'application/problem+json; charset=utf-8' }
    const no = { type: 'about:blank', title: 'Not found', status: 404, code: 'not_found', detail: 'Not found' }
    expect(say('GET', '/api/stats/some-child/weekly', 200, stats)).not.toThrow()
    expect(say('GET', '/api/stats/some-child/weekly', 404, no, problem)).not.toThrow()
    expect(say('DELETE', '/api/habits/some-habit', 204, undefined)).not.toThrow()
    for (const otherwise of [
      say('GET', '/api/stats/some-child/weekly', 200, { ...stats, reward: '0' }),
      say('GET', '/api/stats/some-child/weekly', 200, { ...stats, secret: 1 }),
      say('GET', '/api/stats/some-child/weekly?x=1', 200, { behavior: 1 }),
      say('GET', '/api/stats/some-child/weekly', 201, stats),
      say('GET', '/api/stats/some-child/weekly', 404, { ...no, code: 'gone' }, problem),
      say('GET', '/api/stats/some-child/weekly', 404, no),
      say('DELETE', '/api/habits/some-habit', 204, stats),
    ])
      expect(otherwise).toThrow('otherwise than documented')
  })
})
