import { translation } from '../translate.ts'

export const forms = translation('forms', {
  discardTitle: '¿Descartar lo que has escrito?',
  discard: 'Descartar',
  keep: 'Seguir editando',
  save: 'Guardar',
  showPassword: 'Mostrar contraseña',
  hidePassword: 'Ocultar contraseña',
})
