import type { safety as english } from '../en/safety.ts'
import { likeEnglish } from '../like-english.ts'

export const safety = likeEnglish<typeof english>()({
  urgent: 'Esto puede ser urgente. Soy un programa y no puedo valorarlo.',
  either: '{ambulance} (ambulancia) o al {police} (policía)',
  call: 'Si hay peligro ahora: llama al {emergency} o ve a urgencias. Línea de crisis: {crisis}.',
  callAnywhere:
    'Si hay peligro ahora: llama al número de emergencias de tu zona o ve a urgencias. Líneas de ayuda: findahelpline.com.',
  crisis:
    'Quédate con tu hijo o hija, pregunta con calma y sin rodeos, aparta los objetos peligrosos y contacta hoy con un médico o una línea de crisis.',
  crisisSelf: 'Si se trata de ti: estos números también son para ti. Por favor, no lo afrontes a solas.',
  abuse: 'Mantén a tu hijo o hija a salvo y cerca, escucha sin presionar y no te enfrentes a esa persona.',
  abuseReport: 'Contacta hoy con protección de menores o la policía.',
  overwhelmed: 'Deja a tu hijo o hija en un lugar seguro, ve a otra habitación y llama a alguien que pueda venir ya.',
  overwhelmedHelp: 'Has hecho bien en decirlo. Habla hoy con un médico o una línea de crisis.',
  medical: 'Llama ya al {ambulance}, antes que nada.',
  medicalAnywhere: 'Llama ya al número de emergencias de tu zona, antes que nada.',
  medicalStay: 'Quédate a su lado y haz lo que te digan por teléfono.',
  missing: 'Llama ya al {police} y di que ha desaparecido un menor. No esperes.',
  missingAnywhere: 'Llama ya al número de emergencias de tu zona y di que ha desaparecido un menor. No esperes.',
  missingMeanwhile:
    'Deja el teléfono libre, que alguien se quede en casa y pregunta a quien vio al menor por última vez. Busca primero cerca del agua y la carretera.',
  careful: 'Si alguien puede estar en peligro ahora: llama al {emergency}.',
  carefulAnywhere: 'Si alguien puede estar en peligro ahora: llama al número de emergencias de tu zona.',
  misread: 'Si te he entendido mal, dímelo.',
})
