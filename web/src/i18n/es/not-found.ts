import { translation } from '../translate.ts'

export const notFound = translation('notFound', {
  title: '404 Página no encontrada',
  text: 'En este camino no crece nada. Pip ya ha mirado.',
  home: 'Volver al inicio',
  developerHint: 'Para quien programa: ¿olvidaste añadir la página al router?',
})
