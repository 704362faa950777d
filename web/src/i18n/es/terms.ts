import { translation } from '../translate.ts'

export const terms = translation('terms', {
  terms: {
    what: {
      title: 'Qué es esto',
      text: 'Brote es una aplicación para familias. Alguien mantiene esta copia en su propio servidor y responde a tus preguntas.',
    },
    yours: {
      title: 'Lo que escribes es tuyo',
      text: 'Úsala con tu propia familia. Los niños tienen aquí un perfil, no una cuenta: tú decides qué se escribe sobre ellos.',
    },
    free: {
      title: 'Gratis y sin garantía',
      text: 'Lo esencial no cuesta nada. Los equipos fallan: guarda una exportación de lo que te importe.',
    },
    advice: {
      title: 'Ideas, no tratamiento',
      text: 'Los puntos y los consejos son ideas para el día a día. No sustituyen a un médico ni a un psicólogo.',
    },
  },
  privacy: {
    stored: {
      title: 'Qué se guarda',
      text: 'Tu nombre y tu correo, tu contraseña, cifrada de modo que nadie puede leerla, los perfiles de tus hijos y lo que anotas de sus días.',
    },
    where: {
      title: 'Dónde está',
      text: 'En una base de datos, en el servidor donde funciona esta copia. No hay publicidad y nadie rastrea lo que haces. Solo se usa un acceso o una IA externos si quien mantiene esta copia los ha conectado.',
    },
    cookies: {
      title: 'Las cookies',
      text: 'Una cookie mantiene tu sesión. Tu navegador recuerda además tu idioma y lo último que viste. Nada te sigue a otros sitios.',
    },
    erase: {
      title: 'Llevártelo o borrarlo',
      text: 'En Familia, dentro de tu perfil, puedes llevarte todo en un archivo o borrarlo todo de una vez. Las copias de seguridad del servidor pueden conservarlo hasta que se sustituyan.',
    },
  },
})
