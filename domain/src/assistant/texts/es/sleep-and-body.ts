import type { WordsFor } from '../../guidance/guidance.ts'
import type { sleepAndBody as guidance } from '../../guidance/sleep-and-body.ts'

export const sleepAndBody: WordsFor<typeof guidance> = {
  bedtime: {
    tips: {
      steps:
        'Cada noche los mismos pasos, y pocos: entre más de diez mil niños pequeños, cuantas más noches así, mejor dormían.',
      screens: 'Apaga las pantallas una hora antes de dormir, y que pasen la noche fuera del dormitorio.',
      pass: 'Prueba un pase nocturno: una tarjeta vale para levantarse una vez, un momento. Sin usar, da unos puntos (estudio muy pequeño).',
      nightmare: 'Tras una pesadilla: abrazo, pocas palabras, luz suave y a la cama. De día se habla.',
      wake: 'Mantén fija la hora de levantarse, también el fin de semana; dormirse suele ser más fácil.',
      normToddler: 'De uno a dos años se recomienda dormir de 11 a 14 horas al día; desde los tres, de 10 a 13.',
      normPreschool: 'A esta edad se recomienda dormir de 10 a 13 horas al día, siestas incluidas.',
      normSchool: 'A esta edad se recomienda dormir de 9 a 12 horas cada noche.',
      normTeen: 'En la adolescencia se recomienda dormir de 8 a 10 horas cada noche.',
    },
    tries: {
      habit: 'Prueba hoy: añade «{offer}» en {habits} y deja que {child} lo marque.',
      wake: 'Prueba hoy: que {child} añada «{offer}» en {habits}, a una hora acordada.',
      moment: 'Prueba hoy: elige tres pasos para la noche y anota en {moments} qué tal fueron.',
    },
    flag: 'Ronquidos, ahogos o pausas al respirar de noche: consúltalo con su médico.',
    offers: { habit: 'Luces apagadas a su hora', wake: 'En pie a la misma hora cada día' },
  },
  mornings: {
    tips: {
      pictures: 'Una lista con dibujos enseña qué toca ahora, sin que tengas que decirlo.',
      checklist: 'Deja que {child} escriba su lista de la mañana y la marque sin ti.',
      tonight: 'Prepara ropa, mochila y desayuno la noche anterior.',
      cue: 'Ata cada paso a otro: «Después de desayunar, me lavo los dientes». Funcionó entre los seis y los diez.',
      teeth: 'Ayuda con el cepillado hasta los siete años, más o menos.',
      sameOrder: 'El mismo orden cada mañana, y un elogio para el primer paso.',
    },
    tries: {
      habit: 'Prueba hoy: añade «{offer}» en {habits} y deja que {child} lo marque.',
      behavior: 'Prueba hoy: registra en {behaviors} el primer paso hecho sin recordárselo.',
      moment: 'Prueba hoy: anota en {moments} qué paso salió bien esta mañana.',
    },
    offers: { habit: 'Todo listo tras el desayuno' },
  },
  eating: {
    tips: {
      roles: 'Tú decides qué, cuándo y dónde; {child} decide si come y cuánto.',
      tastes:
        'Bocaditos mínimos: a los tres años, probar uno al día durante catorce días, con pegatina, hizo que les gustara más.',
      noPrize: 'Deja la comida fuera de premios y amenazas, también el postre.',
      cook: 'Que {child} elija y cocine un plato a la semana.',
    },
    tries: {
      behavior: 'Prueba hoy: ofrece un bocadito y registra en {behaviors} que lo probó, no que lo acabó.',
      moment: 'Prueba hoy: ofrece un bocadito y anota en {moments} qué tal.',
    },
    flag: 'Pérdida de peso, atragantamientos, muy pocos alimentos o miedo a engordar: consulta a su pediatra.',
  },
  bedwetting: {
    tips: {
      nobody: 'No es culpa de nadie. Nunca quites puntos por mojar la cama.',
      steps: 'Premia los pasos acordados, no las noches secas: beber de día, ir al baño antes de dormir.',
      sheets: 'Ayudar a cambiar las sábanas puede ser uno de esos pasos, con calma y sin comentarios.',
      early: 'A esta edad es normal mojar la cama; basta con cambiarla con calma.',
    },
    tries: {
      habit: 'Prueba hoy: añade «{offer}» en {habits} y deja que {child} lo marque.',
      behavior: 'Prueba hoy: registra en {behaviors} un paso acordado, como ir al baño antes de dormir.',
      moment: 'Prueba hoy: elogia un paso tranquilo de la noche y guárdalo en {moments}.',
    },
    flag: 'Si mojar la cama ha vuelto de repente, hay dolor o mucha sed, consulta a su médico.',
    offers: { habit: 'Al baño antes de dormir' },
  },
}
