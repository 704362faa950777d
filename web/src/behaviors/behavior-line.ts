import type { NewBehavior } from '@sprout/domain/behaviors/model'
import type { Line } from '../outbox/entry.ts'

/** How a behaviour is shown while it waits to be sent. */
export const behaviorLine = ({
  body: { childId, title, points },
}: {
  body: Pick<NewBehavior, 'childId' | 'title' | 'points'>
}): Line => ({ childId, title, points })
