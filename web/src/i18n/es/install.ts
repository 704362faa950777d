import { translation } from '../translate.ts'

export const install = translation('install', {
  updateReady: 'Hay una versión nueva',
  updateHint: 'Se abre en un momento y no se pierde nada.',
  update: 'Actualizar',
  typing: 'Primero guarda o descarta lo que estás escribiendo',
  title: 'Ten Brote a mano',
  text: 'En tu pantalla de inicio se abre con un toque, también sin cobertura.',
  ios: 'Toca el botón de compartir y luego «Añadir a pantalla de inicio».',
  install: 'Instalar',
  later: 'Ahora no',
  close: 'Cerrar el aviso',
})
