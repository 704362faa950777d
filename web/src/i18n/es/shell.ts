import { translation } from '../translate.ts'

export const shell = translation('shell', {
  tabs: { home: 'Inicio', timeline: 'Diario', rewards: 'Premios', profile: 'Perfil' },
  menu: 'Menú principal',
  tapToSwitch: 'cambiar',
  pointsToRewards: { one: '{count} punto, ver los premios', other: '{count} puntos, ver los premios' },
  askPip: 'Pregunta a Pip',
})
