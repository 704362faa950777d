import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ownPath } from './own-path.ts'

const home = 'https://sprout.example.org'

describe('after signing in one goes', () => {
  test.each(['/', '/es/timeline', '/ai-chat?action=tips&response=tips', '/zh/rewards#top', '/a%2Fb', '/caf%C3%A9'])(
    'to our own %s',
    (path) => {
      expect(ownPath(path)).toBe(path)
    },
  )

  test.each([null, undefined, ['/'], {}, '', 'timeline', 'es/timeline', '?next=/', '#top', ' /timeline'])(
    'home from %j',
    (next) => {
      expect(ownPath(next)).toBe('/')
    },
  )

  test.each(['/api/logout', '/api/', '/zh/../api/logout', '/./api/logout', '/%2e%2e/api/logout', '/%61pi/logout'])(
    'home and to no call: %s',
    (next) => {
      expect(ownPath(next)).toBe('/')
    },
  )
})

describe('nobody is sent to another site by', () => {
  test.each([
    'https://evil.example',
    'HTTPS://evil.example',
    'https:evil.example',
    'https:/evil.example',
    'http:///evil.example',
    '//evil.example',
    '///evil.example',
    '////evil.example',
    '//evil.example/%2f..',
    '//evil%2f..',
    '//user@evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '\\/evil.example',
    '/\\/evil.example',
    '/\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/\r\n/evil.example',
    '\t//evil.example',
    '/\t\\evil.example',
    '//\tevil.example',
    '/.//evil.example',
    '/..//evil.example',
    '/a/..//evil.example',
    '/%2e//evil.example',
    '/.\\/evil.example',
    '@evil.example',
    '//sprout.example.org@evil.example',
    'javascript:alert(1)',
    'java\nscript:alert(1)',
    '/\tjavascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'blob:https://evil.example/x',
    '//[::1]/',
    '//0x7f.1/',
    '//evil。example',
    '／／evil.example',
    '/\0/evil.example',
  ])('%j', (next) => {
    expect(new URL(ownPath(next), home).origin).toBe(home)
    expect(ownPath(next)).not.toMatch(/^\/[/\\]/)
  })

  test.each([
    '/%09/evil.example',
    '/%5cevil.example',
    '/%2f/evil.example',
    '/⁄evil.example',
    '/∕evil.example',
    '/@evil.example',
  ])('%s, which is a strange path of our own', (next) => {
    expect(new URL(ownPath(next), home).origin).toBe(home)
  })

  test('a path too long to read', () => {
    const slashes = `/${'/'.repeat(100_000)}evil.example`
    expect(ownPath(slashes)).toBe('/')
    expect(ownPath(`/${'a'.repeat(100_000)}`)).toHaveLength(100_001)
  })

  test('anything else that could be spelled', () => {
    const pieces = [
      '/',
      '\\',
      '\t',
      '\n',
      '\r',
      '\0',
      ' ',
      ':',
      '@',
      '.',
      '..',
      '?',
      '#',
      'a',
      'é',
      '／',
      '。',
      '\ud800',
    ]
    const words = ['http:', 'https:', 'evil.example', 'api', '%2f', '%5c', '%09', '%00', '%2e', '%61', '[', ']', '-']
    const spelling = fc.string({ unit: fc.constantFrom(...pieces, ...words), maxLength: 12 })
    fc.assert(
      fc.property(
        fc.oneof(
          spelling,
          spelling.map((text) => `/${text}`),
          fc.string({ unit: 'binary' }),
        ),
        (next) => {
          const path = ownPath(next)
          const read = new URL(path, home)
          expect(read.origin).toBe(home)
          expect(read.pathname + read.search + read.hash).toBe(path)
          expect(path).not.toMatch(/^\/(\/|\\|api([/?#]|$))/)
          expect(ownPath(path)).toBe(path)
        },
      ),
      { numRuns: 2000 },
    )
  })
})
