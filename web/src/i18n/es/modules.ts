import { translation } from '../translate.ts'

export const modules = translation('modules', {
  behaviors: 'Conductas',
  habits: 'Hábitos',
  skills: 'Habilidades',
  moments: 'Momentos',
  weekSheet: 'Una semana para la nevera',
  growthBook: 'Libro de recuerdos',
  family: 'Familia',
})
