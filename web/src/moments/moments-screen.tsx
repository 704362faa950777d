import type { Child } from '@sprout/domain/children/model'
import './moments-screen.css'
import { MomentList } from './moment-list.tsx'
import { MoodMonth } from './mood-month.tsx'
import { WriteMoment } from './write-moment.tsx'

/** Today in weather, mood and words; then the month, then what was kept before. */
export function MomentsScreen({ child }: { child: Child }) {
  return (
    <div className="moments">
      <WriteMoment child={child} />
      <MoodMonth childId={child.id} />
      <MomentList child={child} />
    </div>
  )
}
