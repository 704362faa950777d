import { BADGES, type Badge, type BadgeKind } from '@sprout/domain/badges/model'
import { expect, test } from 'vitest'
import { badgeWall } from './badge-wall.ts'

const badge = (kind: BadgeKind): Badge => ({
  ...BADGES[kind],
  kind,
  id: kind,
  count: 1,
  earnedAt: '2026-11-20T08:00:00.000Z',
})

test('the earned stand first, the locked after them, none is lost', () => {
  const wall = badgeWall([badge('first_redemption'), badge('skill_master')])
  expect(wall.slice(0, 3).map(({ kind, badge: earned }) => [kind, earned?.kind])).toEqual([
    ['skill_master', 'skill_master'],
    ['first_redemption', 'first_redemption'],
    ['habit_master', undefined],
  ])
  expect(wall.map(({ kind }) => kind).sort()).toEqual(Object.keys(BADGES).sort())
})
