import type { growing as guidance } from '../../guidance/growing.ts'
import type { WordsFor } from '../../guidance/guidance.ts'

export const growing: WordsFor<typeof guidance> = {
  homework: {
    tips: {
      place: 'Hora y lugar fijos; {child} elige el orden y el método.',
      choices:
        'Cuando la ayuda dejaba elegir, los resultados eran mejores; cuando se imponía, eran peores en matemáticas.',
      start: 'Elogia que empiece y cómo lo hace, no solo el resultado.',
      near: 'A esta edad, siéntate cerca con algo tuyo.',
      review: 'Desde los nueve, repasa lo hecho; no lo rehagas.',
      early: 'A esta edad, los cuentos, el juego y ayudar en casa enseñan de sobra.',
    },
    tries: {
      behavior: 'Prueba hoy: registra en {behaviors} un comienzo sin recordatorio.',
      moment: 'Prueba hoy: guarda en {moments} algo que {child} descubrió por su cuenta.',
    },
    flag: 'Si las notas siguen bajando, habla con la escuela.',
  },
  screens: {
    tips: {
      normToddler: 'Hasta los seis años se recomienda no usar pantallas.',
      normPreschool: 'Hasta los seis años se recomienda no usar pantallas.',
      normSchool: 'Hasta los seis años, nada de pantallas; de los siete a los doce, menos de una hora al día.',
      normTeen: 'De los trece a los dieciséis se recomiendan menos de dos horas al día.',
      plan: 'Planea dónde y cuándo: comidas y dormitorios sin pantallas.',
      reward: 'Donde son premio o amenaza se usan más; no está probado que sea la causa.',
      minutes: 'Si siguen siendo un premio: minutos fijos y nunca antes de dormir.',
      together: 'Escribe el plan con {child}, con tu teléfono incluido.',
    },
    tries: {
      reward: 'Prueba hoy: añade en {rewards} una alternativa a la pantalla, como una noche de juegos.',
      moment: 'Prueba hoy: una comida sin pantallas, guardada en {moments}.',
    },
  },
  chores: {
    tips: {
      toddler: 'Con dos o tres años: guardar juguetes, ayudar con las compras.',
      preschool: 'A esta edad: hacer la cama, dar de comer a la mascota, recoger la mesa.',
      school: 'A esta edad: limpiar la mesa, guardar la ropa, barrer.',
      preteen: 'A esta edad: poner la lavadora, lavar las ollas, limpiar el baño.',
      teen: 'A esta edad: cocinar, la lista de compras, el césped.',
      together: 'La primera vez, juntos; acuerda qué significa «terminado».',
      basics: 'Lo básico es cosa de todos, lo extra puede dar puntos; los expertos no coinciden.',
      thanks: 'Da las gracias al pequeño que ayuda y deja los premios aparte.',
    },
    tries: {
      behavior: 'Prueba hoy: registra en {behaviors} una tarea terminada y di cuál fue.',
      moment: 'Prueba hoy: haz con {child} una tarea pequeña y guárdala en {moments}.',
    },
  },
  motivation: {
    tips: {
      step: 'Un paso cercano y visible: hacia los ocho años, las metas próximas ganan a las lejanas.',
      choices: 'Ofrece dos opciones y explica para qué sirve.',
      love: 'Nada de puntos por lo que a {child} ya le encanta: el premio esperado puede enfriar el interés.',
      reasons: 'Si faltan ganas, puede ser que cueste demasiado, cansancio o preocupación: pregúntale.',
    },
    tries: {
      skill: 'Prueba hoy: fija con {child} la próxima meta pequeña en {skills}.',
      behavior: 'Prueba hoy: registra en {behaviors} el primer paso pequeño.',
      moment: 'Prueba hoy: guarda en {moments} algo que {child} hizo con gusto.',
    },
  },
  habits: {
    tips: {
      cue: 'Que sea mínimo y vaya justo después de algo que ya pasa cada día.',
      missing: 'Fallar un día no importó en estudios con adultos; al día siguiente se sigue sin más.',
      one: 'Un hábito cada vez, y lo elige {child}.',
      time: 'El día 21 es la primera meta; los adultos tardaron entre 18 y 254 días.',
      early: 'A esta edad, las rutinas hechas juntos sirven más que marcar listas.',
    },
    tries: {
      habit: 'Prueba hoy: añade uno mínimo en {habits}, como «{offer}».',
      keep: 'Prueba hoy: mira con {child} sus días marcados en {habits} y pregunta qué lo hace fácil.',
      behavior: 'Prueba hoy: haz una rutina con {child} y regístrala en {behaviors}.',
      moment: 'Prueba hoy: repite la rutina en el orden de ayer y guárdala en {moments}.',
    },
    offers: { habit: 'Dos páginas después del cepillado' },
  },
  praise: {
    tips: {
      deed: 'Nombra lo que hizo y cómo, al momento y de verdad.',
      phrase: 'Por ejemplo: «Has guardado los zapatos a la primera».',
      person: 'Con elogios a su persona, los niños sentían vergüenza al fallar; con elogios al esfuerzo, no.',
      often: 'En el aula, cuantos más elogios por cada regaño, más atención a la tarea.',
      teen: 'En la adolescencia se acepta mejor breve y en privado.',
    },
    tries: {
      behavior: 'Prueba hoy: registra algo positivo en {behaviors} antes de cenar y dilo en voz alta.',
      moment: 'Prueba hoy: elogia un gesto en una sola frase y guárdalo en {moments}.',
    },
  },
  points: {
    tips: {
      recipe: 'Una o dos conductas concretas, dichas en positivo; puntos al momento, con un elogio que las nombre.',
      goal: 'Premios pequeños a diario y una meta para ahorrar que {child} ayude a elegir.',
      everyday: 'Cerca del 60 % de los puntos del día debería dar para privilegios cotidianos.',
      agreed: 'Los premios se acuerdan antes; lo que se ofrece en plena rabieta es un soborno.',
      fresh: '¿Dos semanas sin efecto? Cambia el premio o reduce la tarea.',
      early: 'Antes de los cuatro: gracias, abrazos y rutina en vez de puntos.',
      helping: 'Cuando un pequeño ayuda, el elogio va mejor que el premio.',
    },
    tries: {
      reward: 'Prueba hoy: añade en {rewards} un premio pequeño que se gane en uno o dos días.',
      moment: 'Prueba hoy: da las gracias a {child} por algo y guárdalo en {moments}.',
    },
  },
}
