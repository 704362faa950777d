import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databases, startServer } from '../../testing.ts'
import { familyOf, type Server } from '../sharing-testing.ts'
import { newLivedFamily, rowsOfFamily } from './round-trip-testing.ts'

// biome-ignore lint/suspicious/noExplicitAny: each test spoils the document in its own way
type Spoilt = any
const json = { 'content-type': 'application/json' }

const spoilings: [what: string, path: string, code: string, spoil: (document: Spoilt) => Spoilt][] = [
  ['nothing at all', 'format', 'not_an_export', () => ({})],
  ['something else', 'format', 'not_an_export', (own) => ({ ...own, format: 'habits' })],
  ['something else altogether', 'format', 'not_an_export', () => ({ name: 'Ana', pets: [] })],
  ['what no family has', 'pets', 'invalid', (own) => ({ ...own, pets: [{}] })],
  [
    'more children than can be shown',
    'children.1000',
    'too_large',
    (own) => ({
      ...own,
      children: Array.from({ length: 1001 }, (_, at) => ({ ...own.children[0], id: `child-${at}` })),
    }),
  ],
  ['a version that never was', 'version', 'not_an_export', (own) => ({ ...own, version: 0 })],
  ['no settings', 'family', 'invalid', ({ family: _family, ...own }) => own],
  ['a time zone that is none', 'family.timeZone', 'time_zone_unknown', (own) => set(own, 'family.timeZone', 'Mars')],
  ['a child without a name', 'children.0.name', 'child_name_required', (own) => set(own, 'children.0.name', ' ')],
  ['an age that is none', 'children.1.age', 'age_range', (own) => set(own, 'children.1.age', 190)],
  [
    'more points than the lines give',
    'children.0.points',
    'does_not_add_up',
    (own) => set(own, 'children.0.points', 9999),
  ],
  ['other points in all', 'children.0.totalPoints', 'does_not_add_up', (own) => set(own, 'children.0.totalPoints', 0)],
  [
    'more points than a column holds, on the way to fewer',
    'children.0.totalPoints',
    'does_not_add_up',
    (own) => ({ ...own, lines: [...own.lines, ...gifts(own, 2500, 1e6), ...gifts(own, 2500, -1e6)] }),
  ],
  ['a line of nobody', 'lines.2.childId', 'does_not_add_up', (own) => set(own, 'lines.2.childId', 'nobody')],
  [
    'an instant that is none',
    'lines.0.createdAt',
    'invalid',
    (own) => set(own, 'lines.0.createdAt', '2026-13-01T00:00:00.000Z'),
  ],
  ['an instant of another age', 'exportedAt', 'invalid', (own) => ({ ...own, exportedAt: `+27${own.exportedAt}` })],
  ['an instant and more', 'exportedAt', 'invalid', (own) => ({ ...own, exportedAt: `${own.exportedAt}\u0000` })],
  ['a key too long', 'rewards.0.presetKey', 'invalid', (own) => set(own, 'rewards.0.presetKey', 'x'.repeat(41))],
  ['points that are no number', 'lines.0.points', 'invalid', (own) => set(own, 'lines.0.points', '5')],
  ['more points than any record gives', 'lines.0.points', 'too_large', (own) => set(own, 'lines.0.points', 5e9)],
  ['points that no column holds', 'children.0.points', 'too_large', (own) => set(own, 'children.0.points', 5e9)],
  ['a text that cannot be kept', 'lines.0.title', 'unreadable_text', (own) => set(own, 'lines.0.title', 'a\u0000b')],
  ['a line told in other words', 'lines.0.metadata', 'invalid', (own) => set(own, 'lines.0.cause', 'score')],
  ['a line twice', 'lines', 'does_not_add_up', (own) => ({ ...own, lines: [...own.lines, own.lines[0]] })],
  ['a remedy of nothing', 'lines.2.repairs', 'does_not_add_up', (own) => set(own, 'lines.2.repairs', 'nobody')],
  ['a remedy of praise', 'lines.2.repairs', 'does_not_add_up', (own) => set(own, 'lines.2.repairs', own.lines[0].id)],
  [
    'a remedy of what another child did',
    'lines.2.repairs',
    'does_not_add_up',
    (own) => set(own, 'lines.2.childId', own.children[1].id),
  ],
  ['praise that makes something good', 'lines.2.repairs', 'does_not_add_up', (own) => set(own, PRAISED, 'good')],
  ['a check-in of no habit', 'keptDays.0.habitId', 'does_not_add_up', (own) => set(own, 'keptDays.0.habitId', 'none')],
  [
    'a check-in without its line',
    'keptDays.0.lineId',
    'does_not_add_up',
    (own) => set(own, 'keptDays.0.lineId', 'none'),
  ],
  [
    'a check-in of another day',
    'keptDays.0.lineId',
    'does_not_add_up',
    (own) => set(own, 'keptDays.0.day', '2026-01-01'),
  ],
  [
    'a redemption for less',
    'redemptions.0.lineId',
    'does_not_add_up',
    (own) => set(own, 'redemptions.0.pointsSpent', 1),
  ],
  ['a moment that is left out', 'lines', 'does_not_add_up', (own) => ({ ...own, moments: [] })],
  [
    'a reward of another child',
    'redemptions.0.rewardId',
    'does_not_add_up',
    (own) =>
      set(
        own,
        'redemptions.0.rewardId',
        own.rewards.find((one: Spoilt) => one.childId !== own.redemptions[0].childId).id,
      ),
  ],
  [
    'its parts in another order',
    'quickBehaviors',
    'does_not_add_up',
    ({ quickBehaviors, ...own }) => ({ ...own, quickBehaviors }),
  ],
  [
    'two scores behind one line',
    'scores.1.lineId',
    'does_not_add_up',
    (own) => set(own, 'scores.1.lineId', own.scores[0].lineId),
  ],
  ['no list of one kind', 'quickBehaviors', 'invalid', ({ quickBehaviors: _quick, ...own }) => own],
  [
    'no list at all',
    'caregivers',
    'invalid',
    ({ format, version, exportedAt, family }) => ({ format, version, exportedAt, family }),
  ],
  ['one thing where there should be many', 'habits', 'invalid', (own) => ({ ...own, habits: {} })],
]

const PRAISED = 'lines.2.metadata.category'
const gifts = ({ lines: [like] }: Spoilt, count: number, points: number) =>
  Array.from({ length: count }, (_, nth) => ({ ...like, id: `gift-${points}-${nth}`, points, undoneAt: null }))

function set(document: Spoilt, path: string, value: unknown) {
  const copy = structuredClone(document)
  const names = path.split('.')
  const last = names.pop() ?? ''
  names.reduce((one, name) => one[name], copy)[last] = value
  return copy
}

describe.each(Object.entries(databases))('a document that does not fit on %s', (_, open) => {
  let server: Server
  let document: Spoilt
  beforeAll(async () => {
    server = await startServer(open)
    document = (await (await newLivedFamily(server)).call('GET', '/api/family/export')).body
  })
  afterAll(() => server.stop())

  test.each(spoilings)('is told where, and nothing of it stays: %s', async (_what, path, code, spoil) => {
    const { call } = await server.newFamily()
    const { id } = await familyOf({ call })
    const before = await rowsOfFamily(server, id)
    const reply = await call('POST', '/api/family/import', spoil(structuredClone(document)))
    expect(reply).toMatchObject({ status: 400, body: { code: 'invalid_request', errors: [{ path, code }] } })
    expect(await rowsOfFamily(server, id)).toEqual(before)
  })

  test.each([
    ['cut short', (text: string) => text.slice(0, -40)],
    ['no text', () => '\u0000\u0001'],
    ['empty', () => ' '],
  ])('is told so when it cannot be read: %s', async (_what, spoil) => {
    const { call } = await server.newFamily()
    const reply = await call('POST', '/api/family/import', Buffer.from(spoil(JSON.stringify(document))), json)
    expect(reply).toMatchObject({ status: 400, body: { errors: [{ code: 'not_an_export' }] } })
  })

  test.each([
    ['empty', []],
    ['full', [{}]],
  ])('is told so when it tells a list twice, once %s', async (_what, more) => {
    const { call } = await server.newFamily()
    const text = JSON.stringify(document).replace(/\}$/, `,"quickBehaviors":${JSON.stringify(more)}}`)
    const reply = await call('POST', '/api/family/import', Buffer.from(text), json)
    expect(reply).toMatchObject({ status: 400, body: { errors: [{ path: 'quickBehaviors', code: 'invalid' }] } })
  })

  test('is told so when it comes from a newer version', async () => {
    const { call } = await server.newFamily()
    const reply = await call('POST', '/api/family/import', { ...document, version: 2 })
    const detail = 'This document was made by a newer version of Sprout'
    expect(reply).toMatchObject({ status: 409, body: { code: 'newer_document', detail } })
  })

  test('is told so when the family has records', async () => {
    const { call } = await server.newFamilyWithChild()
    const reply = await call('POST', '/api/family/import', document)
    expect(reply).toMatchObject({ status: 409, body: { code: 'family_not_empty' } })
  })
})
