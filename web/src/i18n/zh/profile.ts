import { translation } from '../translate.ts'

export const profile = translation('profile', {
  pointsNow: { other: '可用 {count} 积分' },
  pointsEver: '累计 {count}',
  numbers: { behavior: '行为', habit: '习惯', skill: '技能', reward: '奖励' },
  settings: '设置',
  soon: '即将推出',
})
