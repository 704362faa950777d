export const profile = {
  pointsNow: { one: '{count} point to spend', other: '{count} points to spend' },
  pointsEver: '{count} in all',
  numbers: { behavior: 'behaviours', habit: 'habits', skill: 'skills', reward: 'rewards' },
  settings: 'Settings',
  soon: 'Coming soon',
} as const
