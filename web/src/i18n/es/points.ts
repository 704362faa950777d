import { translation } from '../translate.ts'

export const points = translation('points', {
  count: { one: '{count} punto', other: '{count} puntos' },
  undo: 'Deshacer',
  undone: 'Deshecho: {title}',
  wentAlong: 'Y con ello: {lines}',
  undoFailed: 'No se ha podido deshacer',
})
