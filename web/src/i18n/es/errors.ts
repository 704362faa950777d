import { translation } from '../translate.ts'

export const errors = translation('errors', {
  unauthorized: 'Sin autorización',
  loggedOut: 'Se ha cerrado tu sesión. Entrando de nuevo…',
  unreachable: 'No hay conexión. Revisa internet e inténtalo de nuevo.',
  unknown: 'Ha ocurrido un error',
  notLoaded: 'Esto no se ha cargado',
  reload: 'Volver a cargar Brote suele ayudar.',
})
