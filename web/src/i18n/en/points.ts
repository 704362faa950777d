export const points = {
  count: { one: '{count} point', other: '{count} points' },
  undo: 'Undo',
  undone: 'Undone: {title}',
  wentAlong: 'Also undone: {lines}',
  gone: 'Already undone',
  goneHint: 'Somebody was quicker.',
  undoFailed: 'That could not be undone',
} as const
