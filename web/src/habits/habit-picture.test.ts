import { expect, test } from 'vitest'
import { habitPicture } from './habit-picture.ts'

test('a habit is known by its picture in each language, and no two lines without one look alike', () => {
  for (const title of ['Brush teeth', '刷牙', 'Lavarse los dientes']) expect(habitPicture(title, 0)).toBe('🪥')
  expect(habitPicture('Preparar la mochila', 3)).toBe('🎒')
  const others = Array.from({ length: 10 }, (_, line) => habitPicture('Something else', line))
  expect(new Set(others).size).toBe(10)
})
