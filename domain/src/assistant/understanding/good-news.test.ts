import { expect, test } from 'vitest'
import { ask, named, text } from '../reply/asking.testing.ts'
import { tellsGoodNews } from './good-news.ts'

test.each([
  ...['She won her swimming race!', 'she got an A in maths', 'He learned to ride a bike', 'I am so proud of her'],
  ...['he came first', 'Ha sacado un diez en mates', '¡Ganó la carrera!', 'ha aprendido a nadar'],
  ...['她考了一百分', '他得了第一名', '孩子学会了骑车'],
])('good news is met with joy, and with how to praise: %s', (message) => {
  const reply = ask(message, { facts: named })
  expect(text(reply)).toMatch(/^What lovely news!/)
  expect(reply.intent).toBe('praise')
})

test.each([
  ...['she has not won a race yet', 'how do I praise her for coming first', 'he won the game but cried'],
  ...[
    'he only got an A because he cheated',
    'will she learn to ride',
    'he plays all by himself at school',
    'no ha sacado un diez',
    '他没考一百分',
    '怎么才能得第一',
  ],
])('but not: %s', (message) => {
  expect(tellsGoodNews(message)).toBe(false)
})
