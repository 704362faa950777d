import type { ideas as english } from '../en/ideas.ts'
import { likeEnglish } from '../like-english.ts'

export const ideas = likeEnglish<typeof english>()({
  chooseStory: 'Elegir el cuento',
  bubbles: 'Hacer pompas de jabón',
  youLead: '10 minutos «mandas tú»',
  puddleWalk: 'Saltar en los charcos',
  danceParty: 'Baile en la cocina',
  blanketFort: 'Cabaña de mantas',
  treasureHunt: 'Búsqueda del tesoro en casa',
  picnic: 'Pícnic en el parque',
  parkChoice: 'Elegir el parque',
  gameNight: 'Noche de juegos',
  friendOver: 'Invitar a un amigo o amiga',
  livingRoomCamp: 'Acampar en el salón',
  bikeRide: 'Paseo en bici juntos',
  swimming: 'Ir a nadar',
  cookMenu: 'Cocinar tu propia cena',
  sleepover: 'Fiesta de pijamas',
  dayTripVote: 'Votar la excursión',
  kit: 'Equipo de manualidades o deporte',
  carPlaylist: 'Tu música en los viajes',
  lift: 'Que te llevemos con tus amigos',
  choreSwap: 'Vale para cambiar tareas',
  planWeekend: 'Planear el fin de semana',
  ownRoom: 'Cambiar tu cuarto a tu gusto',
  concertFund: 'Ahorro para un concierto',
})
