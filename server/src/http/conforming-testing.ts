import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import type { FastifyInstance } from 'fastify'

type Answer = { $ref?: string; content?: Record<string, { schema: object }>; headers?: Record<string, object> }
export type Operation = {
  summary: string
  security?: object[]
  parameters?: { name: string; in: string; required: boolean; description?: string; schema: object }[]
  requestBody?: { content: { 'application/json': { schema: { properties: object } } } }
  responses: Record<string, Answer>
}
export type Document = {
  openapi: string
  info: { description: string }
  security: object[]
  components: { responses: { problem: Answer } }
  paths: Record<string, Record<string, Operation>>
}
type Told = { statusCode: number; body: string; headers: Record<string, unknown> }

/** As strict as can be, but for what OpenAPI itself allows. */
export const newChecker = () =>
  new Ajv2020({
    strict: true,
    allErrors: true,
    allowUnionTypes: true,
    formats: { date: /^\d{4}-\d\d-\d\d$/, email: /^\S+@\S+$/ },
  })

/** The same for every server of this process, so read and compiled once. */
let known: { document: Document; places: Place[] } | undefined
type Place = { method: string; shape: RegExp; operation: Operation }
const checker = newChecker()
const checks = new WeakMap<object, ValidateFunction>()

/** Every reply of a call must be as the document says, its refusals too. */
export function refuseUndocumented(app: FastifyInstance, method: string, url: string, reply: Told) {
  known ??= readDocument(app)
  const path = url.split('?')[0] ?? ''
  const place = known.places.find((one) => one.method === method && one.shape.test(path))
  // Not modified: there is nothing to be read.
  if (!place || reply.statusCode === 304) return
  const answer = place.operation.responses[reply.statusCode] ?? known.document.components.responses.problem
  const wrong = faultOf(answer, reply)
  if (wrong) throw new Error(`${method} ${url} answers ${reply.statusCode} otherwise than documented: ${wrong}`)
}

function readDocument(app: FastifyInstance) {
  const document = app.swagger() as unknown as Document
  const places = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      ...{ method: method.toUpperCase(), operation, path },
      shape: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
    })),
  )
  // As the router does: what is spelt out goes before what stands for anything.
  const open = ({ path }: { path: string }) => path.split('{').length
  return { document, places: places.toSorted((one, other) => open(one) - open(other)) }
}

function faultOf({ content }: Answer, { body, headers }: Told): string | undefined {
  const [type, media] = Object.entries(content ?? {})[0] ?? []
  if (!media) return body === '' ? undefined : `nothing was to be said, and ${body} was`
  if (!String(headers['content-type']).startsWith(`${type};`)) return `it is ${headers['content-type']}, not ${type}`
  const check = checks.get(media.schema) ?? checker.compile(media.schema)
  checks.set(media.schema, check)
  return check(type?.startsWith('text/') ? body : JSON.parse(body)) ? undefined : checker.errorsText(check.errors)
}

/** Where the document tells of a path of a contract. */
export function pathIn({ paths }: Document, path: string) {
  const own = path.replaceAll(/:(\w+)/g, '{$1}')
  return paths[own] ? own : path.replaceAll(/:\w+/g, '{id}')
}
