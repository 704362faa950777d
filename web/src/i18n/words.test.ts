import { expect, test } from 'vitest'
import { loadPart, loadWords } from './words.ts'

test("the screens' words come with the first part that says them, in every language spoken since", async () => {
  const chinese = await loadWords('zh')
  expect(chinese.messages.home).toBeDefined()
  expect(chinese.messages.habits).toBeUndefined()
  const spanish = loadWords('es')
  expect(await loadPart(async () => 'a part')).toBe('a part')
  expect(chinese.messages.habits.empty).toBe('还没有习惯')
  expect((await spanish).messages.habits.empty).toBe('Aún no hay hábitos')
  expect((await loadWords('en')).messages.habits.empty).toBe('No habits yet')
})
