import { takesKey } from '@sprout/domain/endpoint'
import { refusals } from '@sprout/domain/refusal'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { everyCall, fieldsOf } from '../every-call-testing.ts'
import { databases, startServer } from '../testing.ts'
import { type Document, pathIn } from './conforming-testing.ts'

describe('the description of the calls', () => {
  let server: Awaited<ReturnType<typeof startServer>>
  let document: Document
  beforeAll(async () => {
    server = await startServer(databases.sqlite)
    document = (await server.client().call<Document>('GET', '/api/openapi.json')).body
  })
  afterAll(() => server.stop())

  test('needs no session and is an OpenAPI document', () => {
    expect(document).toMatchObject({ openapi: '3.1.0', info: { title: 'Sprout' }, security: [{ session: [] }] })
  })

  test('names every refusal', () => {
    for (const code of Object.keys(refusals)) expect(document.info.description).toContain(code)
  })

  test.each(everyCall.map((call) => [`${call.method} ${call.path}`, call] as const))('shows %s', (_, call) => {
    const operation = document.paths[pathIn(document, call.path)]?.[call.method.toLowerCase()]
    expect(operation?.summary).toBe(call.says)
    expect(operation?.security).toEqual(call.open ? [] : undefined)
    const status = call.makes ? '201' : call.reply || call.streams || call.downloads ? '200' : '204'
    expect(Object.keys(operation?.responses ?? {})).toEqual([status, 'default'])
    expect(Object.keys(operation?.responses[status]?.content ?? {})).toEqual(
      call.reply ? ['application/json'] : call.streams ? ['text/event-stream'] : call.downloads ? [call.downloads] : [],
    )
    const body = operation?.requestBody?.content['application/json'].schema.properties ?? {}
    const parameters = (operation?.parameters ?? []).filter((one) => one.in !== 'header')
    // Where two calls name one place differently, the name in the contract is its description.
    const named = parameters.map(({ name, description }) => description ?? name)
    expect([...named, ...Object.keys(body)].sort()).toEqual(
      fieldsOf(call.uploads ? { body: call.uploads } : call).sort(),
    )
  })

  test.each(everyCall.map((call) => [`${call.method} ${call.path}`, call] as const))(
    'says whether %s takes a key, and what tells that it came before',
    (_, call) => {
      const operation = document.paths[pathIn(document, call.path)]?.[call.method.toLowerCase()]
      const keys = operation?.parameters?.filter((one) => one.in === 'header') ?? []
      const told = Object.values(operation?.responses ?? {}).flatMap(({ headers }) => Object.keys(headers ?? {}))
      const isKept = !call.open && takesKey(call)
      expect(keys.map(({ name, required }) => [name, required])).toEqual(isKept ? [['Idempotency-Key', false]] : [])
      expect(told).toEqual(isKept ? ['Idempotency-Replayed'] : [])
    },
  )

  test('shows what the browser itself goes to, and nothing of the operator', () => {
    const paths = Object.keys(document.paths)
    expect(paths).toEqual(expect.arrayContaining(['/api/login', '/api/logout']))
    expect(paths.filter((path) => !path.startsWith('/api/'))).toEqual([])
    expect(document.paths['/api/login']!.get!.parameters?.map(({ name }) => name)).toEqual(['next', 'way'])
  })

  test('says how long things may be', () => {
    const { properties } = document.paths['/api/children']!.post!.requestBody!.content['application/json'].schema
    expect(properties).toMatchObject({ name: { type: 'string', maxLength: 100 } })
  })

  test('says what is accepted as a picture', () => {
    const bodyOf = (path: string) =>
      JSON.stringify(document.paths[path]!.post!.requestBody!.content['application/json'].schema.properties)
    expect(bodyOf('/api/children')).toContain('one emoji')
    expect(bodyOf('/api/rewards')).toContain('begins with https://')
  })

  test('is a page that works without a script and without the network', async () => {
    const { status, body, headers } = await server.client().call<string>('GET', '/api/docs')
    expect(status).toBe(200)
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
    expect(body).toMatch(/^<!doctype html><html lang="en">/)
    expect(body).not.toMatch(/<script|<style|\son\w+=|style=|javascript:|<img|<iframe/i)
    const addresses = [...body.matchAll(/(?:href|src)="([^"]*)"/g)].map(([, address]) => address)
    expect(addresses.sort()).toEqual(['/api/docs/style.css', '/api/openapi.json'])
    for (const { path, says } of everyCall) {
      expect(body).toContain(`<code>${pathIn(document, path)}</code>`)
      expect(body).toContain(says.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`))
    }
    const style = await server.client().call<string>('GET', '/api/docs/style.css')
    expect(style.headers['content-type']).toBe('text/css; charset=utf-8')
    expect(style.body).not.toMatch(/url\(|@import/)
  })
})
