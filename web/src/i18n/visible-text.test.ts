import { globSync, readFileSync } from 'node:fs'
import { parseSync } from 'vite'
import { expect, test } from 'vitest'

/** Whatever is read or heard comes from the catalogues: no sentence stands in the code. */

const sources = globSync('web/src/**/*.{ts,tsx}').filter(
  (file) => !/\.test(-d)?\.tsx?$|\/testing\.tsx$|i18n\/(en|es|zh)\//.test(file),
)

// What people see or hear, as attributes of our own pieces and of the browser's.
const spoken =
  /^(alt|placeholder|title|description|label|legend|hint|text|error|confirm|cancel|close|less|more|aria-label|aria-description|aria-valuetext)$/
const isSaid = (text: string) => /\p{L}{2}/u.test(text)

type Node = { readonly type: string; readonly [key: string]: unknown }
const isNode = (value: unknown): value is Node => typeof (value as Node | null)?.type === 'string'

/** The words that an expression would put on the screen: of a choice both sides. */
function wordsOf(node: unknown): string[] {
  if (!isNode(node)) return []
  if (node.type === 'Literal') return typeof node.value === 'string' ? [node.value] : []
  if (node.type === 'TemplateLiteral') return (node.quasis as Node[]).map(({ value }) => (value as { raw: string }).raw)
  if (node.type === 'JSXExpressionContainer') return wordsOf(node.expression)
  if (node.type === 'ConditionalExpression') return [...wordsOf(node.consequent), ...wordsOf(node.alternate)]
  const sides = () => [...wordsOf(node.left), ...wordsOf(node.right)]
  if (node.type === 'LogicalExpression') return node.operator === '&&' ? wordsOf(node.right) : sides()
  if (node.type === 'BinaryExpression' && node.operator === '+') return sides()
  return []
}

function spokenBy(node: Node): string[] {
  if (node.type === 'JSXText') return [String(node.value)]
  if (node.type === 'JSXElement') return (node.children as Node[]).flatMap(wordsOf)
  const name = (node.name ?? node.key) as { name?: string } | undefined
  const isProperty = node.type === 'JSXAttribute' || node.type === 'Property'
  return isProperty && spoken.test(name?.name ?? '') ? wordsOf(node.value) : []
}

function visibleText(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(visibleText)
  if (!isNode(node)) return []
  return [...spokenBy(node), ...Object.values(node).flatMap(visibleText)].filter(isSaid)
}

const visibleTextOf = (file: string, source: string) => visibleText(parseSync(file, source).program)

test('nothing is said that is not in the catalogues', () => {
  expect(sources.length).toBeGreaterThan(50)
  expect(
    sources.flatMap((file) => visibleTextOf(file, readFileSync(file, 'utf8')).map((text) => `${file}: ${text}`)),
  ).toEqual([])
})

test.each([
  ['text', '<p>Hello there</p>'],
  ['a string in braces', "<p>{'Hello'}</p>"],
  ['either side of a choice', "<p>{done ? 'Done' : t('ui.retry')}</p>"],
  ['what a screen reader hears', '<button aria-label="Close" />'],
  ['what one of our own pieces shows', '<Section title={`Week ` + number} />'],
  ['a toast', "toast.add({ title: 'Saved', tone: 'good' })"],
])('%s would be found', (_, source) => {
  expect(visibleTextOf('a.tsx', source)).toHaveLength(1)
})

test('signs, keys and names of classes are no text', () => {
  const source = "<p className='big' title={t('ui.retry')}>{count} · {'×'} {t('ui.close')}</p>"
  expect(visibleTextOf('a.tsx', source)).toEqual([])
})
