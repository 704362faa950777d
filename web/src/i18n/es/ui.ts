import { translation } from '../translate.ts'

export const ui = translation('ui', {
  back: 'Volver',
  cancel: 'Cancelar',
  close: 'Cerrar',
  dismiss: 'Descartar aviso',
  loading: 'Cargando…',
  retry: 'Reintentar',
})
