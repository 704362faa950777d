import { translation } from '../translate.ts'

export const feedback = translation('feedback', {
  title: 'Comentarios',
  hint: 'Qué falla, qué falta, qué gusta',
  type: '¿De qué se trata?',
  types: { bug: 'Un fallo', feature: 'Una idea', improvement: 'Una mejora', general: 'Otra cosa' },
  subject: 'Asunto',
  message: 'Mensaje',
  send: 'Enviar',
  sent: 'Comentario enviado',
  thanks: 'Gracias. Así crece Brote.',
  failed: 'No se ha podido enviar',
  later: 'Inténtalo de nuevo más tarde.',
})
