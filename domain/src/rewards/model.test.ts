import { describe, expect, test } from 'vitest'
import { isPresetReward, newReward, PRESET_REWARDS, QUICK_PRICES, redeem, rewardCategory, WORTH } from './model.ts'

const zoo = { childId: 'mia', title: 'Zoo', pointsCost: 200, category: 'outing' }
const complaint = (said: object) => {
  const read = newReward.safeParse({ ...zoo, ...said })
  return read.success ? undefined : read.error.issues[0]?.message
}

test('every store begins with six rewards', () => {
  expect(Object.entries(PRESET_REWARDS).map(([key, reward]) => [key, ...Object.values(reward)])).toEqual([
    ['toy_car', 'Toy car', 100, 'toy'],
    ['story_book', 'Story book', 80, 'book'],
    ['stickers', 'Stickers', 50, 'gift'],
    ['screen_time', 'Extra screen time', 60, 'privilege'],
    ['later_bedtime', 'Later bedtime', 40, 'privilege'],
    ['snack_choice', 'Snack choice', 30, 'treat'],
  ])
})

test('a key that is none of these is no preset, whatever it is called', () => {
  for (const key of Object.keys(PRESET_REWARDS)) expect(isPresetReward(key)).toBe(true)
  for (const key of [null, '', 'Stickers', 'toString']) expect(isPresetReward(key)).toBe(false)
})

test('prices are offered: a minute is a point, a dollar ten', () => {
  expect(QUICK_PRICES).toEqual({ gift: [50, 100, 200, 500], privilege: [30, 60, 120, 180] })
  expect(WORTH).toEqual({ minute: 1, dollar: 10 })
})

describe('a reward', () => {
  test('needs a name, a price and a category', () => {
    expect(newReward.parse({ ...zoo, title: ' Zoo ', isCustom: true })).toEqual(zoo)
    for (const title of ['', ' ', undefined]) expect(complaint({ title })).toBe('reward_name_required')
    expect(complaint({ description: null, imageUrl: null })).toBeUndefined()
  })

  test('costs a whole number of points, at least one', () => {
    for (const pointsCost of [1, 30, 1_000_000]) expect(complaint({ pointsCost })).toBeUndefined()
    for (const pointsCost of [0, -1, '30', null, undefined, Number.NaN])
      expect(complaint({ pointsCost })).toBe('points_cost_positive')
    for (const pointsCost of [0.5, 1.5]) expect(complaint({ pointsCost })).toBe('points_cost_whole')
    for (const pointsCost of [1_000_001, 2 ** 53, 1e20]) expect(complaint({ pointsCost })).toBe('too_large')
  })

  test('belongs to one of eight categories', () => {
    const all = ['gift', 'privilege', 'toy', 'book', 'activity', 'treat', 'outing', 'other']
    expect(rewardCategory.options).toEqual(all)
    for (const category of all) expect(complaint({ category })).toBeUndefined()
    for (const category of ['', 'Gift', 'car', null, undefined]) expect(complaint({ category })).toBeDefined()
  })

  test('has a picture from a safe address, or none', () => {
    expect(complaint({ imageUrl: ' https://example.org/zoo.png ' })).toBeUndefined()
    for (const imageUrl of ['http://example.org/zoo.png', 'javascript:alert(1)', 'zoo.png', 'data:image/png;base64,'])
      expect(complaint({ imageUrl })).toBe('image_url_invalid')
    expect(complaint({ imageUrl: `https://example.org/${'a'.repeat(2000)}` })).toBe('too_long')
  })
})

test('who redeems says the price that was seen', () => {
  const asked = { childId: 'mia', rewardId: 'zoo', pointsSpent: 200 }
  expect(redeem.parse(asked)).toEqual(asked)
  for (const pointsSpent of [undefined, null, '200', 0.5])
    expect(redeem.safeParse({ ...asked, pointsSpent }).error?.issues[0]?.message).toBe('required')
})
