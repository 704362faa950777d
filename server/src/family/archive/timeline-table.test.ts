import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databases, startServer } from '../../testing.ts'
import type { Server } from '../sharing-testing.ts'
import { newLivedFamily } from './round-trip-testing.ts'
import { cell } from './timeline-table.ts'

test.each([
  ['plain', 'plain'],
  ['with, a comma', '"with, a comma"'],
  ['"quoted"', '"""quoted"""'],
  ['two\nlines', '"two\nlines"'],
  ['=1+1', "'=1+1"],
  ['+49 30', "'+49 30"],
  ['-5', "'-5"],
  ['@me', "'@me"],
  [' =1', "' =1"],
  ['＝1', "'＝1"],
  ['\t=1', "'\t'=1"],
  ['=HYPERLINK("https://evil.example","x")', `"'=HYPERLINK(""https://evil.example"",""x"")"`],
  ['x;=1+1;y', "x;'=1+1;y"],
  ['x\t -1', "x\t' -1"],
  ['x\n=1', `"x\n'=1"`],
  ['Bought:\n- milk; - bread', `"Bought:\n'- milk;' - bread"`],
  [';=1+1', ";'=1+1"],
  ['x;"=1+1;y', `"x;'""=1+1;y"`],
  ['x\n-2+3+cmd|y', `"x\n'-2+3+cmd|y"`],
  ['so; there', 'so; there'],
  [-5, '-5'],
] as const)('in a spreadsheet %j is no formula', (value, expected) => {
  expect(cell(value)).toBe(expected)
})

describe.each(Object.entries(databases))('the timeline as a table on %s', (_, open) => {
  let server: Server
  beforeAll(async () => {
    server = await startServer(open)
  })
  afterAll(() => server.stop())

  test('tells what stands, oldest first, child by child', async () => {
    const family = await newLivedFamily(server)
    const { body, headers } = await family.call<string>('GET', '/api/family/export/csv')
    expect(headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(headers['content-disposition']).toBe('attachment; filename="sprout-timeline-2026-03-29.csv"')
    const [head, ...rows] = body.trimEnd().split('\r\n')
    expect(head).toBe('\uFEFFday,recorded,child,type,title,description,points,by,score,unit,mood,weather')
    expect(rows[0]).toBe(
      '2026-03-29,2026-03-29T12:00:00.000Z,小芽,behavior,Deed,"Before breakfast,\nall alone",50,Ana,,,,',
    )
    expect(rows.find((row) => row.includes(',2.5,'))).toMatch(/,0,Ana,2\.5,laps,,$/)
    expect(rows.find((row) => row.includes(',moment,'))).toMatch(/,0,Ana,,,\w+,\w+$/)
    expect(rows.some((row) => row.includes('Undone'))).toBe(false)
    const lines = await family.timeline()
    expect(rows).toHaveLength(lines.length)
    const points = rows.map((row) => Number(/,(-?\d+),Ana,[^,]*,[^,]*,[^,]*,[^,]*$/.exec(row)?.[1]))
    expect(points.reduce((sum, one) => sum + one, 0)).toBe((await family.balance())[0])
  })
})
