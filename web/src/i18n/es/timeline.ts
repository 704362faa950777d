import { translation } from '../translate.ts'

export const timeline = translation('timeline', {
  title: 'Los días de {name}',
  subtitle: 'Lo más nuevo, primero. Toca uno para verlo entero o deshacerlo.',
  empty: 'Aún no hay actividades',
  hint: 'Empieza una actividad y aparecerá aquí.',
  start: 'Empezar una actividad',
  more: 'Cargar más',
  end: 'Aquí empieza la historia de {name}.',
  moreFailed: 'No se ha podido cargar lo anterior',
  habitCompleted: { one: '{title}: {count} día seguido', other: '{title}: {count} días seguidos' },
  skillCompleted: 'Reto superado: {title}',
  redeemed: 'canjeado',
  forDay: 'del {day}',
  makesGood: 'repara: {title}',
  makesGoodEarlier: 'repara algo anterior',
  madeGood: 'reparado con: {title}',
  record: {
    by: 'Lo anotó {name}',
    repairs: 'Con esto se repara',
    repairedBy: 'Así se reparó',
    takesBack: { one: 'Al deshacerlo se quita {count} punto.', other: 'Al deshacerlo se quitan {count} puntos.' },
    givesBack: { one: 'Al deshacerlo se devuelve {count} punto.', other: 'Al deshacerlo se devuelven {count} puntos.' },
    removes: 'Al deshacerlo desaparece del diario; los puntos no cambian.',
    removesStory: 'Al deshacerlo desaparece del diario, y lo escrito se pierde para siempre.',
    goesAlong: 'Se deshace también',
  },
})
