import { translation } from '../translate.ts'

export const points = translation('points', {
  count: { other: '{count} 积分' },
  undo: '撤销',
  undone: '已撤销：{title}',
  wentAlong: '一并撤销：{lines}',
  undoFailed: '没能撤销',
})
