import { translation } from '../translate.ts'

export const prints = translation('prints', {
  title: 'Para imprimir',
  paper: 'Papel',
  papers: { a4: 'Hoja A4', letter: 'Carta' },
  print: 'Imprimir',
  week: {
    way: 'Una hoja con los hábitos de {name} para marcar',
    hint: 'Cada hábito tiene un dibujo, para quien aún no sabe leer. Los días ya cumplidos salen marcados.',
    none: 'No hay hábitos en marcha',
    noneHint: 'Planta uno primero: así habrá algo que marcar.',
    kept: 'Cumplido',
    open: 'Por marcar',
  },
  book: {
    way: 'Los momentos de un año en un librito',
    year: 'Año',
    cover: 'El {year} de {name}',
    moments: { one: '{count} momento', other: '{count} momentos' },
    none: 'Aún no hay momentos',
    noneHint: 'Guarda el primero: el libro empieza con él.',
    by: 'Contado por {name}',
  },
})
