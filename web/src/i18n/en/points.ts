export const points = {
  count: { one: '{count} point', other: '{count} points' },
  undo: 'Undo',
  undone: 'Undone: {title}',
  wentAlong: 'With it went: {lines}',
  undoFailed: 'That could not be undone',
} as const
