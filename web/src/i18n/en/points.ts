export const points = {
  undo: 'Undo',
  undone: 'Undone: {title}',
  wentAlong: 'With it went: {lines}',
  undoFailed: 'That could not be undone',
} as const
