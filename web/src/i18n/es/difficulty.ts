import { translation } from '../translate.ts'

export const difficulty = translation('difficulty', {
  legend: '¿Qué dificultad tiene?',
  easy: 'Fácil',
  medium: 'Medio',
  hard: 'Difícil',
  further: 'Más opciones',
  description: 'Descripción',
  ownPoints: 'Puntos a tu medida',
  ownPointsHint: 'De 1 a 100. Si lo dejas vacío, decide la dificultad.',
  less: 'Menos',
  more: 'Más',
})
