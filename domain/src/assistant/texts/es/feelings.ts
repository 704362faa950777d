import type { feelings as guidance } from '../../guidance/feelings.ts'
import type { WordsFor } from '../../guidance/guidance.ts'

export const feelings: WordsFor<typeof guidance> = {
  tantrums: {
    tips: {
      calm: 'Que nadie se haga daño; habla poco, lleva la atención a otra cosa y elogia la primera calma.',
      young: 'Son más frecuentes entre los dos y los cuatro años; las traen el cansancio, el hambre o la frustración.',
      older: 'Después de los cinco son raras; mira qué hubo antes: ¿cansancio, hambre, frustración?',
      keepPoints: 'Los puntos ganados se quedan, pase lo que pase.',
      afterwards: 'Cuando llegue la calma, nombra la emoción en una frase y sigue con el día.',
    },
    tries: {
      behavior: 'Prueba hoy: registra en {behaviors} un momento de calma, por pequeño que sea.',
      moment: 'Prueba hoy: anota en {moments} qué pasó justo antes.',
    },
    flag: 'Más de 15 minutos, varias al día, heridas o frecuentes tras los cinco años: consulta a su pediatra.',
  },
  shyness: {
    tips: {
      gently: 'Anima con suavidad, sin empujar ni rescatar. Los niños sobreprotegidos se retraían más después.',
      ladder: 'Haz una escalera: un saludo, una palabra, una pregunta. Se sube cuando ya es fácil.',
      tries: 'Da puntos por intentarlo, salga como salga.',
      words: 'Si alguien comenta algo, di que a {child} le gusta mirar primero.',
    },
    tries: {
      behavior: 'Prueba hoy: elige un peldaño y registra el intento en {behaviors}.',
      moment: 'Prueba hoy: saluda con {child} a alguien con la mano y guárdalo en {moments}.',
    },
  },
  worry: {
    tips: {
      both: 'Di las dos cosas: «Es difícil y puedes con ello».',
      steps: 'Vuelve con {child} a lo que evita, paso a paso y empezando por lo más fácil.',
      listen: 'Primero escucha; el «no es nada» puede esperar.',
    },
    tries: {
      moment: 'Prueba hoy: pregunta qué costó y qué ayudó, y elige el ánimo en {moments}.',
    },
    flag: 'Si no quiere ir a clase, hay dolores sin causa o semanas de malestar, consulta a un profesional.',
  },
  losing: {
    tips: {
      feelings: 'Primero lo que siente: «Qué rabia da». Después: «¿Y ahora qué?».',
      effort: 'Elogia el esfuerzo y la estrategia; el elogio a la persona duele más al fallar.',
      mistakes: 'Deja que {child} vea tus errores y cómo sigues adelante.',
    },
    tries: {
      skill: 'Prueba hoy: registra una marca en {skills}, sea cual sea, y elogia el intento.',
      behavior: 'Prueba hoy: juega una partida corta y registra en {behaviors} que llegó al final.',
      moment: 'Prueba hoy: ríete de un error tuyo y guárdalo en {moments}.',
    },
    flag: 'Si {child} deja actividades que le encantaban, un profesional puede ayudar.',
  },
  mood: {
    tips: {
      talk: 'Habla con {child} de qué pasó, qué sintió y por qué; quien charla así suele entender mejor las emociones.',
      name: 'Ponle nombre a la emoción; en el laboratorio, nombrarla calmó la reacción del cerebro.',
      noPoints: 'Las emociones no dan ni quitan puntos: todas caben.',
    },
    tries: {
      moment: 'Prueba hoy: elige con {child} el ánimo del día en {moments} y pregunta a qué se debe.',
    },
  },
  parentStress: {
    tips: {
      step: 'Cuando {child} esté a salvo, apártate unos minutos y respira.',
      enough: 'Con una cosa hecha «lo bastante bien», hoy basta.',
      help: 'Pide a una persona algo concreto: una comida, una hora, un paseo.',
      repair: 'Después de un grito, un breve «perdona, me pudo el cansancio» arregla mucho.',
    },
    tries: {
      timeline: 'Prueba hoy: abre {timeline} y lee tres cosas buenas que viste tú.',
    },
  },
}
