import { translation } from '../translate.ts'

export const language = translation('language', {
  label: 'Idioma',
  unavailable: 'No se ha podido cargar ese idioma. Inténtalo de nuevo cuando tengas conexión.',
})
