import { translation } from '../translate.ts'

export const ui = translation('ui', {
  back: 'Volver',
  cancel: 'Cancelar',
  close: 'Cerrar',
  dismiss: 'Descartar aviso',
  discardTitle: '¿Descartar lo que has escrito?',
  discard: 'Descartar',
  keep: 'Seguir editando',
  loading: 'Cargando…',
  retry: 'Reintentar',
  save: 'Guardar',
  showPassword: 'Mostrar contraseña',
  hidePassword: 'Ocultar contraseña',
})
