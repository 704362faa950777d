import type { RewardCategory } from '../../rewards/model.ts'
import type { Band } from '../band.ts'
import type { ideas } from '../texts/en/ideas.ts'

export type IdeaKey = keyof typeof ideas
type Idea = {
  /** Its price in usual days: small one or two, medium a week, big four weeks at most. */
  readonly days: number
  readonly category: RewardCategory
}

/** Shared and cheap rather than bought. */
export const IDEAS: Readonly<Record<IdeaKey, Idea>> = {
  chooseStory: { days: 0.5, category: 'privilege' },
  bubbles: { days: 1, category: 'activity' },
  youLead: { days: 1, category: 'privilege' },
  puddleWalk: { days: 2, category: 'activity' },
  danceParty: { days: 1, category: 'activity' },
  blanketFort: { days: 1, category: 'activity' },
  treasureHunt: { days: 3, category: 'activity' },
  picnic: { days: 7, category: 'outing' },
  parkChoice: { days: 2, category: 'outing' },
  gameNight: { days: 3, category: 'activity' },
  friendOver: { days: 7, category: 'activity' },
  livingRoomCamp: { days: 10, category: 'activity' },
  bikeRide: { days: 2, category: 'outing' },
  swimming: { days: 7, category: 'outing' },
  cookMenu: { days: 2, category: 'activity' },
  dayTripVote: { days: 7, category: 'privilege' },
  sleepover: { days: 14, category: 'activity' },
  kit: { days: 28, category: 'gift' },
  carPlaylist: { days: 1, category: 'privilege' },
  lift: { days: 2, category: 'privilege' },
  choreSwap: { days: 2, category: 'privilege' },
  planWeekend: { days: 7, category: 'privilege' },
  ownRoom: { days: 14, category: 'privilege' },
  concertFund: { days: 28, category: 'gift' },
}

/** Near ones and far ones in turn: what is in the store is not offered again, and the next ones are to be as good. */
const young: readonly IdeaKey[] = [
  'chooseStory',
  'bubbles',
  'youLead',
  'puddleWalk',
  'danceParty',
  'treasureHunt',
  'blanketFort',
  'picnic',
]
const school: readonly IdeaKey[] = [
  'parkChoice',
  'gameNight',
  'friendOver',
  'bikeRide',
  'livingRoomCamp',
  'blanketFort',
  'swimming',
  'treasureHunt',
  'picnic',
]
const IDEAS_FOR: Readonly<Record<Band, readonly IdeaKey[]>> = {
  '1-3': young,
  '4-5': young,
  '6-8': school,
  '9-12': [
    'cookMenu',
    'dayTripVote',
    'sleepover',
    'gameNight',
    'kit',
    'bikeRide',
    'friendOver',
    'carPlaylist',
    'swimming',
  ],
  '13-17': [
    'carPlaylist',
    'lift',
    'choreSwap',
    'planWeekend',
    'concertFund',
    'cookMenu',
    'ownRoom',
    'dayTripVote',
    'sleepover',
  ],
  unknown: school,
}

/** So many usual days away is near; at four and five that is the same day. */
const nearFor = (band: Band) => (band === '1-3' || band === '4-5' ? 1 : 3)

/** Those that are left for an age, one that is near before all others. */
export function ideasLeft(band: Band, isTaken: (key: IdeaKey) => boolean): readonly IdeaKey[] {
  const left = IDEAS_FOR[band].filter((key) => !isTaken(key))
  const near = left.find((key) => IDEAS[key].days <= nearFor(band))
  return near === undefined ? left : [near, ...left.filter((key) => key !== near)]
}

/** Rounded down, so that an idea stays within its days. Null where nothing tells what a day earns. */
export function priceOf(days: number, perDay: number): number | null {
  const points = days * perDay
  if (!(points > 0)) return null
  return points >= ROUND_FROM ? Math.floor(points / STEP) * STEP : Math.max(1, Math.floor(points))
}
const ROUND_FROM = 20
const STEP = 5
