import { translation } from '../translate.ts'

export const modules = translation('modules', {
  behaviors: '行为',
  habits: '习惯',
  skills: '技能',
  moments: '点滴',
  weekSheet: '贴在冰箱上的一周',
  growthBook: '成长册',
  family: '家庭',
})
