import { earnedBadges } from '@sprout/domain/badges/rules'
import type { Reader } from '../accounts/session.ts'
import type { OwnChildId } from '../children/own.ts'
import { badgeFacts } from './store.ts'

/** The badges that a child has earned, worked out from what stands now. */
export const earnedBy = async (caller: Reader, childId: OwnChildId) => earnedBadges(await badgeFacts(caller, childId))
