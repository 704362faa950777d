import { translation } from '../translate.ts'

export const difficulty = translation('difficulty', {
  legend: '难不难？',
  easy: '简单',
  medium: '中等',
  hard: '困难',
  further: '更多选项',
  description: '说明',
  ownPoints: '自定义积分',
  ownPointsHint: '1 到 100。不填就按难度算。',
  less: '减少',
  more: '增加',
})
