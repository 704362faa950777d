import type { NewBehavior } from '@sprout/domain/behaviors/model'
import type { Line } from '../outbox/entry.ts'

/** How a behaviour is shown while it waits to be sent. */
export const behaviorLine = ({
  body: { childId, title, points, repairs },
}: {
  body: Pick<NewBehavior, 'childId' | 'title' | 'points' | 'repairs'>
}): Line => ({ childId, title, points, about: repairs ?? undefined })
