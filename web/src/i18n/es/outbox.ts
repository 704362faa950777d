import { translation } from '../translate.ts'

export const outbox = translation('outbox', {
  offline: 'Estás sin conexión.',
  away: 'Brote no responde en este momento.',
  from: 'Última actualización: {when}.',
  latest: { one: '{count} por enviar: {title}', other: '{count} por enviar; el último: {title}' },
  show: 'Ver lo que falta por enviar',
  sending: 'Enviando {count}…',
  allSent: 'Todo enviado',
  ofAnother: {
    one: '{count} registro de {name} espera en este dispositivo. Se enviará cuando {name} vuelva a entrar.',
    other: '{count} registros de {name} esperan en este dispositivo. Se enviarán cuando {name} vuelva a entrar.',
  },
  kept: 'Guardado en este dispositivo. Se enviará cuando haya cobertura.',
  noRoom: 'No hay cobertura y en este dispositivo no cabe nada más. Inténtalo cuando la haya.',
  title: 'A la espera de enviarse',
  refused: 'No se ha anotado',
  forDay: 'del {day}',
  remove: 'No enviar «{title}»',
  seen: 'Entendido',
  lostSight: 'Se envió hace más de una semana y no llegó respuesta. En el diario se ve si está anotado.',
  unreadable: 'Viene de otra versión de Brote y no se puede enviar. Anótalo de nuevo.',
  priceNow: 'El premio cuesta ahora {count}. Canjéalo otra vez si aún lo quieres.',
  tooDear: { other: 'Cuesta {cost} y el saldo es de {count}. Se podrá canjear cuando haya bastante.' },
  gone: {
    child: 'Este perfil se ha eliminado.',
    habit: 'Este hábito se ha eliminado. No se ha dado ningún punto.',
    skill: 'Este reto se ha eliminado. No ha cambiado nada.',
    reward: 'Este premio ya no está en la tienda. No se ha gastado ningún punto.',
  },
  already: 'Ese día ya cuenta. No hay que hacer nada.',
})
