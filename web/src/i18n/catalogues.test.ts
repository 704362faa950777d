import { expect, test } from 'vitest'
import { en } from './en.ts'
import { es } from './es.ts'
import { zh } from './zh.ts'

type Node = string | { readonly [key: string]: Node }

/** Every text of a catalogue by its path, plural forms included. */
function texts(node: Node, path = ''): [path: string, text: string][] {
  if (typeof node === 'string') return [[path, node]]
  return Object.entries(node).flatMap(([key, child]) => texts(child, path ? `${path}.${key}` : key))
}

const english = new Map(texts(en))
const others = { zh: texts(zh), es: texts(es) }
const holes = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, hole]) => hole).sort()

// A language has the plural forms it has: `one` in English answers to `other` in Chinese.
const englishFor = (path: string) => english.get(path) ?? english.get(path.replace(/\.\w+$/, '.other')) ?? ''

test.each(Object.entries(others))('%s asks for the same values as English', (_, translated) => {
  const differing = translated.filter(([path, text]) => {
    const wanted = holes(englishFor(path))
    const mayLeaveOut = /\.(zero|one|two|few|many)$/.test(path)
    return mayLeaveOut ? !holes(text).every((hole) => wanted.includes(hole)) : String(holes(text)) !== String(wanted)
  })
  expect(differing).toEqual([])
})

test('no text is empty or begins or ends with a space', () => {
  const all = [...english, ...others.zh, ...others.es]
  expect(all.filter(([, text]) => text === '' || text !== text.trim())).toEqual([])
})

const chinese = /\p{Script=Han}/u
const saidInLatin = ['Cookie']

test('Chinese is written in Chinese', () => {
  expect(others.zh.filter(([, text]) => !chinese.test(text) && !saidInLatin.includes(text))).toEqual([])
})

test('no sentence in Chinese is left in Latin letters', () => {
  expect(others.zh.filter(([, text]) => /[a-z]+(?: [a-z]+){2,}/i.test(text))).toEqual([])
})

test('Chinese uses full-width punctuation', () => {
  const halfWidth = /\p{Script=Han}\s*[,.;:!?()]|[,.;:!?()]\s*\p{Script=Han}|["']/u
  expect(others.zh.filter(([, text]) => halfWidth.test(text))).toEqual([])
})

const sameInSpanish = ['Asia', 'Australia']

test('Spanish is not English left standing', () => {
  const left = others.es.filter(([path, text]) => text === englishFor(path) && !sameInSpanish.includes(text))
  expect(left).toEqual([])
})

test('Spanish opens its questions and exclamations', () => {
  const half = others.es.filter(
    ([, text]) => (text.includes('?') && !text.includes('¿')) || (text.includes('!') && !text.includes('¡')),
  )
  expect(half).toEqual([])
})

test('no language claims that a habit is formed in 21 days', () => {
  const claims = /21 .*(formed|habit is made|se forma|养成|formado)/i
  expect([...english, ...others.zh, ...others.es].filter(([, text]) => claims.test(text))).toEqual([])
})
