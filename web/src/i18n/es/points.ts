import { translation } from '../translate.ts'

export const points = translation('points', {
  undo: 'Deshacer',
  undone: 'Deshecho: {title}',
  wentAlong: 'Y con ello: {lines}',
  undoFailed: 'No se ha podido deshacer',
})
