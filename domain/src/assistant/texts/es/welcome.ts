import type { welcome as english } from '../en/welcome.ts'
import { likeEnglish } from '../like-english.ts'

export const welcome = likeEnglish<typeof english>()({
  greeting: '¡Hola, soy Pip! Respondo según los días de {child}. ¿De qué hablamos?',
  opening: {
    tips: 'A ver qué le vendría mejor a {child} ahora mismo.',
    rewards: 'A ver qué podría hacerle ilusión a {child}.',
    recommendations: 'A ver cuál podría ser el próximo buen paso para {child}.',
  },
  failed: 'Ahora mismo no me sale. ¿Seguimos con una de estas opciones?',
  footer: 'Información general, no es consejo médico.',
})
