import { translation } from '../translate.ts'

export const badges = translation('badges', {
  title: 'Insignias',
  seeAll: 'Ver todas',
  all: 'Todas las insignias',
  locked: 'Por conseguir',
  times: { one: 'Conseguida {count} vez', other: 'Conseguida {count} veces' },
  once: 'Conseguida el {day}',
  often: { other: 'Conseguida {count} veces, la última el {day}' },
  kinds: {
    habit_master: { title: 'Maestría en hábitos', takes: 'Completar un hábito' },
    skill_master: { title: 'Maestría en habilidades', takes: 'Completar un reto' },
    first_moment: { title: 'Primera historia', takes: 'Guardar el primer momento' },
    run_7: { title: 'Una semana seguida', takes: 'Mantener un hábito 7 días seguidos' },
    run_21: { title: 'Primera meta', takes: 'Mantener un hábito 21 días seguidos' },
    run_66: { title: 'Raíces profundas', takes: 'Mantener un hábito 66 días seguidos' },
    behaviors_50: { title: 'Cincuenta buenas acciones', takes: 'Anotar 50 conductas positivas' },
    first_redemption: { title: 'Primer canje', takes: 'Canjear el primer premio' },
  },
})
