import { translation } from '../translate.ts'

export const home = translation('home', {
  title: 'El día de {name}',
  empty: 'Un buen día para crecer',
  hint: 'Lo que hoy ves y celebras es lo que {name} hará más mañana.',
  behaviors: {
    today: { one: '{count} cosa buena hoy', other: '{count} cosas buenas hoy' },
    none: '¿Qué salió bien hoy?',
  },
  habits: {
    open: { one: 'Pendiente hoy', other: 'Por hacer: {open}\u00a0de\u00a0{count}' },
    done: 'Todo hecho por hoy',
    none: 'Planta un hábito',
  },
  skills: { none: 'Busca un reto' },
  moments: { last: 'Último: {mood}', none: 'Guarda el primero' },
  moods: {
    very_happy: 'mucha alegría',
    happy: 'alegría',
    excited: 'ilusión',
    proud: 'orgullo',
    grateful: 'gratitud',
    calm: 'calma',
    surprised: 'sorpresa',
    neutral: 'normal',
    tired: 'cansancio',
    worried: 'inquietud',
    angry: 'enfado',
    sad: 'tristeza',
    very_sad: 'mucha tristeza',
  },
  birthday: {
    turns: { one: '{name} cumple {count} año', other: '{name} cumple {count} años' },
    today: '¡Feliz cumpleaños, {name}!',
    age: { one: 'Hoy cumple {count} año', other: 'Hoy cumple {count} años' },
  },
  week: {
    title: 'Esta semana',
    columns: 'Puntos por día: {days}',
    none: 'Esta semana aún no hay puntos',
  },
})
