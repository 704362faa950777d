import { expect, test } from 'vitest'
import { learnFrom } from './learning.ts'

const likeness = learnFrom<'cat' | 'dog'>(() => [
  ['it purrs on the sofa', 'cat'],
  ['el gato ronronea', 'cat'],
  ['小猫喵喵叫', 'cat'],
  ['it barks at the postman', 'dog'],
  ['el perro ladra', 'dog'],
  ['小狗汪汪叫', 'dog'],
])
const best = (message: string) => [...likeness(message)].toSorted((one, other) => other[1] - one[1])[0]?.[0]

test.each([
  ['why so many purrs', 'cat'],
  ['PURRS all day', 'cat'],
  ['ladra mucho', 'dog'],
  ['一直汪汪', 'dog'],
  ['my 小猫 is loud', 'cat'],
])('what was never heard before resembles what was: %s', (message, label) => {
  expect(best(message)).toBe(label)
})

test('words that nobody knows tell nothing', () => {
  expect([...likeness('qwrtz 😀').values()]).toEqual([0, 0])
  expect([...likeness('').values()]).toEqual([0, 0])
})
