import type { RewardCategory } from '../../rewards/model.ts'
import type { Band } from '../band.ts'
import type { ideas } from '../texts/en/ideas.ts'

type Idea = {
  readonly bands: readonly Band[]
  /** Its price in usual days: small one or two, medium a week, big four weeks at most. */
  readonly days: number
  readonly category: RewardCategory
}

/** Shared and cheap rather than bought. The nearest of an age first. */
export const IDEAS: Readonly<Record<keyof typeof ideas, Idea>> = {
  chooseStory: { bands: ['1-3', '4-5'], days: 0.5, category: 'privilege' },
  bubbles: { bands: ['1-3', '4-5'], days: 1, category: 'activity' },
  youLead: { bands: ['1-3', '4-5'], days: 1, category: 'privilege' },
  puddleWalk: { bands: ['1-3', '4-5'], days: 2, category: 'activity' },
  parkChoice: { bands: ['6-8', 'unknown'], days: 2, category: 'outing' },
  gameNight: { bands: ['6-8', 'unknown'], days: 3, category: 'activity' },
  friendOver: { bands: ['6-8', 'unknown'], days: 7, category: 'activity' },
  livingRoomCamp: { bands: ['6-8', 'unknown'], days: 10, category: 'activity' },
  cookMenu: { bands: ['9-12'], days: 2, category: 'activity' },
  dayTripVote: { bands: ['9-12'], days: 7, category: 'privilege' },
  sleepover: { bands: ['9-12'], days: 14, category: 'activity' },
  kit: { bands: ['9-12'], days: 28, category: 'gift' },
  carPlaylist: { bands: ['13-17'], days: 1, category: 'privilege' },
  lift: { bands: ['13-17'], days: 2, category: 'privilege' },
  choreSwap: { bands: ['13-17'], days: 2, category: 'privilege' },
  planWeekend: { bands: ['13-17'], days: 7, category: 'privilege' },
  concertFund: { bands: ['13-17'], days: 28, category: 'gift' },
}

/** Rounded down, so that an idea stays within its days. Null where nothing tells what a day earns. */
export function priceOf(days: number, perDay: number): number | null {
  const points = days * perDay
  if (!(points > 0)) return null
  return points >= ROUND_FROM ? Math.floor(points / STEP) * STEP : Math.max(1, Math.floor(points))
}
const ROUND_FROM = 20
const STEP = 5
