import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Member, members, Unreadable } from './members.ts'

async function* inPieces(text: string, size: number) {
  for (let at = 0; at < text.length; at += size) yield text.slice(at, at + size)
}

async function read(text: string, size = 7): Promise<Member[]> {
  const found: Member[] = []
  for await (const member of members(inPieces(text, size))) found.push(member)
  return found
}

/** What the same text says when it is read at once. */
const atOnce = (value: object): Member[] =>
  Object.entries(value).flatMap(([name, member]) =>
    Array.isArray(member) && member.length > 0
      ? member.map((one, index) => ({ name, index, value: one }))
      : [{ name, value: member }],
  )

describe('a long document', () => {
  test('is read piece by piece as it would be at once, wherever it is cut and however it is laid out', async () => {
    const documents = fc.dictionary(fc.string(), fc.jsonValue({ maxDepth: 4 }), { maxKeys: 6 })
    await fc.assert(
      fc.asyncProperty(
        documents,
        fc.integer({ min: 1, max: 40 }),
        fc.constantFrom(0, 2, '\t'),
        async (...[value, size, space]) => {
          const text = ` ${JSON.stringify(value, null, space)}\n`
          expect(await read(text, size)).toEqual(atOnce(JSON.parse(text)))
        },
      ),
    )
  })

  test('may begin with a byte order mark', async () => {
    expect(await read('\uFEFF {"a":[1]}', 1)).toEqual([{ name: 'a', index: 0, value: 1 }])
  })

  test.each([
    '\uFEFF',
    '\uFEFF\uFEFF{}',
    ' \uFEFF{}',
    '{}\uFEFF',
    '{"a":\uFEFF1}',
    '',
    ' ',
    'null',
    '[]',
    '"a"',
    '{',
    '{"a"',
    '{"a":1',
    '{"a":[1,2',
    '{"a":[1,2]',
    '{"a":"}',
    '{"a":}',
    '{"a":[1,]}',
    '{"a":[,1]}',
    '{"a":1}}',
    '{"a":1}{"b":2}',
    '{"a":1} x',
    '{"a":[1}',
    '{"a":{]}',
    '{a:1}',
    '}',
    ']',
    '{"a":[1 2]}',
    '{"a":nothing}',
    ',{}',
  ])('is refused when it is none: %s', async (text) => {
    await expect(read(text, 3)).rejects.toThrow(Unreadable)
  })

  test('is refused when a record has no end', async () => {
    await expect(read(`{"a":["${'a'.repeat(100_000)}"]}`, 1000)).rejects.toThrow(Unreadable)
  })

  test('is refused with the place of the record that cannot be read', async () => {
    await expect(read('{"lines":[{"a":1},{"b":nothing}]}')).rejects.toThrow(/^lines\.1$/)
  })
})
