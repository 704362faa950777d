export const points = {
  count: { one: '{count} point', other: '{count} points' },
  undo: 'Undo',
  undone: 'Undone: {title}',
  wentAlong: 'Also undone: {lines}',
  undoFailed: 'That could not be undone',
} as const
