import type { WordsFor } from '../../guidance/guidance.ts'
import type { together as guidance } from '../../guidance/together.ts'

export const together: WordsFor<typeof guidance> = {
  siblings: {
    tips: {
      fair: 'Justo no significa igual: lo que cuenta es que lo vean justo, así que explica el porqué.',
      mediate:
        'En vez de dar la razón a uno, acuerda las reglas, escucha a cada uno y lo que siente, y deja que propongan ideas.',
      near: 'Los pequeños aún te necesitan cerca cuando discuten.',
      older: 'Los mayores estaban más unidos cuando sus padres les dejaban resolverlo.',
      noRanking: 'Di a cada uno lo que viste que hizo, sin clasificaciones.',
    },
    tries: {
      behavior: 'Prueba hoy: busca un gesto amable entre ellos y regístralo en {behaviors}.',
      moment: 'Prueba hoy: diez minutos a solas con {child}, guardados en {moments}.',
    },
  },
  lying: {
    tips: {
      glad: 'Di: «Me alegrará que me digas la verdad». Ayudó entre los cuatro y los ocho años.',
      calm: 'Recibe la verdad con calma: quien espera un castigo escucha menos a su conciencia.',
      noFine: 'Nada de quitar puntos por reconocerlo; ayuda a arreglarlo.',
      reason: 'Pregunta qué hizo difícil decir la verdad y resuelve eso.',
      wishes: 'A esta edad aún se mezclan deseos y hechos; cuenta con calma lo que pasó.',
    },
    tries: {
      behavior: 'Prueba hoy: da las gracias a {child} por una verdad y regístralo en {behaviors}.',
      moment: 'Prueba hoy: cuenta con {child} una historia real del día y guárdala en {moments}.',
    },
  },
  hitting: {
    tips: {
      stop: 'Páralo con calma: «Aquí no hacemos daño. Di “¡para!”».',
      words: 'Enseña palabras para usar en su lugar, sin amenazas, y elogia las manos suaves.',
      never: 'Nunca devuelvas el golpe: el castigo físico se asocia a daños.',
      wayOut: 'Prepara una salida con {child}: dar un paso atrás, respirar, buscar a un adulto.',
    },
    tries: {
      behavior: 'Prueba hoy: registra en {behaviors} un gesto suave y dilo en voz alta.',
      moment: 'Prueba hoy: practica las manos suaves jugando y guárdalo en {moments}.',
    },
    flag: 'Heridas, daño a animales o juegos con fuego: habla pronto con un profesional.',
  },
  listening: {
    tips: {
      near: 'Acércate con calma, pide una sola cosa clara, recuérdala una vez y elogia.',
      childTime: 'De cinco a diez minutos al día en los que {child} dirige y tú no das órdenes.',
      consequence: 'Avisa antes de la consecuencia, y que tenga que ver con lo ocurrido.',
      agreement: 'Escribe un acuerdo con {child} y deja que negocie.',
      noShaming: 'Pegar, gritar y avergonzar no funcionan a la larga.',
      needs:
        'La comida, el sueño, el baño y el cariño no se quitan nunca, y a nadie se le encierra ni se le deja fuera.',
    },
    tries: {
      behavior: 'Prueba hoy: registra en {behaviors} una petición atendida a la primera.',
      moment: 'Prueba hoy: sigue el juego de {child} cinco minutos y guárdalo en {moments}.',
    },
  },
  bullying: {
    tips: {
      listen: 'Escucha y dilo claro: «No es culpa tuya».',
      school: 'Apunta quién, qué, cuándo y dónde, y habla con la escuela.',
      phone: 'Sin represalias, y no le quites el teléfono sin más.',
      fetch: 'Sin devolver golpes: practica con {child} alejarse y buscar a un adulto.',
    },
    tries: {
      moment: 'Prueba hoy: guarda lo que {child} te cuente en {moments}; la fecha se pone sola.',
    },
    flag: 'Heridas o miedo a ir a clase: escuela y médico, ya. Si habla de hacerse daño: ayuda inmediata.',
  },
}
