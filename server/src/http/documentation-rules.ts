import { refusals } from '@sprout/domain/refusal'
import { KEY_HEADERS } from './once.ts'

const text = { type: 'string' }

type Parameter = { in: string; name: string }
type Operation = { parameters?: Parameter[]; responses: Record<string, unknown> }
type Paths = Record<string, Record<string, Operation>>

/** A no, as every call may answer it. */
const problem = {
  description: 'A refusal.',
  content: {
    'application/problem+json': {
      schema: {
        type: 'object',
        properties: {
          type: { type: 'string', enum: ['about:blank'] },
          title: text,
          status: { type: 'integer' },
          code: { type: 'string', enum: Object.keys(refusals) },
          detail: text,
          errors: {
            type: 'array',
            items: {
              type: 'object',
              properties: { path: text, code: text, message: text },
              required: ['path', 'code', 'message'],
              additionalProperties: false,
            },
          },
        },
        required: ['type', 'title', 'status', 'code', 'detail'],
        additionalProperties: false,
      },
    },
  },
}

/** What OpenAPI asks for beyond what each route says of itself. */
export function withRules<D extends { paths?: unknown; components?: unknown }>(document: D): D {
  const paths = (document.paths ?? {}) as Paths
  const told = Object.entries(paths).map(([path, methods]) => [path, mapped(methods, withAnswers)] as const)
  const components = { ...(document.components as object), responses: { problem } }
  return { ...document, components, paths: oncePerPath(told) }
}

const mapped = <T>(record: Record<string, T>, change: (value: T, key: string) => T) =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value, key)]))

/** The plugin takes 200 for what says nothing of its answer: a page is sent on, a write has nothing to tell. */
function withAnswers({ responses, ...operation }: Operation, method: string): Operation {
  const takesKey = operation.parameters?.some((one) => one.in === 'header')
  const tells = Object.values(responses).some((answer) => Object.hasOwn(answer as object, 'content'))
  const silent = method === 'get' ? { 302: { description: 'Leads on.' } } : { 204: { description: 'Done.' } }
  const answers = tells ? responses : silent
  return {
    ...operation,
    responses: {
      ...(takesKey ? mapped(answers, withReplayed) : answers),
      default: { $ref: '#/components/responses/problem' },
    },
  }
}

const withReplayed = (answer: unknown) => ({ ...(answer as object), headers: KEY_HEADERS.told })

/** To OpenAPI `/habits/{childId}` and `/habits/{habitId}` are one path, which must be told once: there both are `{id}`. */
function oncePerPath(told: (readonly [string, Record<string, Operation>])[]): Paths {
  const shapes = Map.groupBy(told, ([path]) => path.replaceAll(/\{\w+\}/g, '{id}'))
  const merged = [...shapes].map(([shape, twins]) => {
    const [first] = twins
    if (first && twins.length === 1) return first
    return [shape, Object.assign({}, ...twins.map(([, methods]) => mapped(methods, withId)))] as const
  })
  return Object.fromEntries(merged)
}

const withId = ({ parameters = [], ...operation }: Operation): Operation => ({
  ...operation,
  parameters: parameters.map((one) => (one.in === 'path' ? { ...one, name: 'id', description: one.name } : one)),
})
