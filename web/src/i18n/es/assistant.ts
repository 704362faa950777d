import { translation } from '../translate.ts'

export const assistant = translation('assistant', {
  title: 'Habla con Pip',
  hello: '¡Hola, soy Pip! Añade a tu hijo o hija y podré ayudarte desde el primer día.',
  pip: 'Pip dice:',
  you: 'Tú:',
  messages: 'Conversación',
  thinking: 'Pip está pensando…',
  stop: 'Parar',
  stopped: 'Has parado esta respuesta.',
  goOn: 'Seguir con',
  oftenAsked: 'Lo que más se pregunta',
  field: 'Tu mensaje para Pip',
  placeholder: 'Pregunta sobre {name}…',
  send: 'Enviar',
  about: 'Sobre {name}, cambiar de perfil',
  offline: 'Para responder necesito conexión y ahora no la hay. Pregúntame otra vez cuando vuelva.',
  tooMany: 'Han sido muchas preguntas en poco tiempo. Déjame respirar un minuto y vuelve a preguntarme.',
  by: { pip: 'con las reglas de Pip', model: 'con ayuda de un modelo de lenguaje' },
  model: {
    label: 'Dejar que un modelo de lenguaje ayude a Pip',
    hint: 'Recibe lo que preguntas, sin el nombre de tu hijo o hija, y algunas cifras. Ni cumpleaños ni historias.',
    failed: 'No se ha podido cambiar',
  },
  offers: { habit: 'Añadir este hábito', reward: 'Añadir este premio', praise: 'Anotar un elogio' },
  noChild: 'No has elegido ningún perfil',
  noChildHint: 'Pip necesita saber de quién hablas.',
})
