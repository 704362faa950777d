import { translation } from '../translate.ts'

export const profile = translation('profile', {
  pointsNow: { one: '{count} punto para gastar', other: '{count} puntos para gastar' },
  pointsEver: '{count} en total',
  numbers: { behavior: 'conductas', habit: 'hábitos', skill: 'habilidades', reward: 'premios' },
  settings: 'Ajustes',
  soon: 'Próximamente',
})
