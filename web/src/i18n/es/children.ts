import { translation } from '../translate.ts'

export const children = translation('children', {
  select: 'Elige perfil',
  add: 'Añadir hijo o hija',
  years: { one: '{count} año', other: '{count} años' },
  first: {
    title: '¿Quién crece en esta casa?',
    hint: 'Añade a tu primer hijo o hija y el jardín empezará a crecer.',
  },
})
