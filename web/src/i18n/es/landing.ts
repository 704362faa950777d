import { translation } from '../translate.ts'

export const landing = translation('landing', {
  signIn: 'Entrar',
  heroTitle: 'Pequeños pasos que se ven cada día',
  heroText: 'Celebra lo que sale bien, cultiva hábitos, supera retos y guarda los momentos. En familia.',
  start: 'Empieza gratis',
  startHint: 'Lo esencial, gratis para siempre. Listo en un minuto.',
  features: {
    title: 'Cuatro cosas pequeñas que llenan una infancia',
    behaviors: {
      age: 'desde los 4 años',
      text: 'Saludar, recoger los juguetes, echar una mano: lo ves, lo anotas y suma puntos.',
    },
    habits: {
      age: 'desde los 6 años',
      text: 'Una marca al día. Mira cómo crece la racha y completa el día que olvidaste.',
    },
    skills: { age: 'desde los 7 años', text: 'Cien saltos de cuerda, diez poemas: cada intento acerca la meta.' },
    moments: {
      age: 'a cualquier edad',
      text: 'El tiempo, el ánimo y unas palabras: guarda los días que quieres recordar.',
    },
  },
  stats: {
    title: 'Brote en cifras',
    habitDays: 'días de hábito hasta la primera meta',
    skillChallenges: 'retos de habilidad por probar',
    memories: 'recuerdos sin límite',
  },
  reasons: {
    title: 'Pensado para el día a día en familia',
    points: { title: 'Puntos por lo bien hecho', text: 'Lo que sale bien da puntos, y se ve cómo suman.' },
    achievements: { title: 'Logros que dan orgullo', text: 'Cada hábito o reto cumplido gana su insignia.' },
    store: { title: 'Tu propia tienda', text: 'Noche de cine, acostarse más tarde: tus premios, tus precios.' },
    assistant: {
      title: 'Asistente de IA',
      soon: 'Próximamente',
      text: 'Pip responderá a las dudas de cada día y tendrá ideas para tu semana.',
    },
    learning: {
      title: 'Aprender jugando',
      text: 'Metas pequeñas, elogios a tiempo y siempre un paso más a la vista.',
    },
    sharing: { title: 'En familia', text: 'Invita a tu pareja o a los abuelos: todos ven el mismo día.' },
    method: {
      title: 'Método científico',
      text: 'A los 21 días llega la primera meta. Según la investigación, un hábito suele tardar 66 en asentarse.',
    },
    free: {
      title: 'Lo esencial, gratis para siempre',
      text: 'Conductas, hábitos, habilidades, momentos y premios no cuestan nada.',
    },
  },
  promotionPlaceholder: {
    label: 'Nuevo',
    text: 'Planta hoy tu jardín y todo lo esencial seguirá siendo gratis para tu familia.',
  },
  socialProofPlaceholder: 'Sé una de las primeras {count} familias del jardín.',
  closing: { title: '¿Qué va a crecer en tu casa?', text: 'Empieza con un solo hábito pequeño. Pip te espera.' },
  agreement: 'Al continuar aceptas dos textos breves:',
  texts: { terms: 'Condiciones de uso', privacy: 'Aviso de privacidad' },
})
