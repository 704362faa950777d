import type { Child } from '@sprout/domain/children/model'
import { useToday } from '../family/today.ts'
import { useTranslate } from '../i18n/language.tsx'
import { lazyPart, picturePart } from '../i18n/lazy-part.ts'
import { useFormats } from '../i18n/use-formats.ts'
import { useHasRoomBeside } from '../ui/room-beside.ts'
import { BesideLoading } from './beside-loading.tsx'
import { BirthdayCards } from './birthday-cards.tsx'
import './home-screen.css'
import { ModuleCards } from './module-cards.tsx'
import { WeekFailed } from './week-failed.tsx'
import { WeekLoading } from './week-loading.tsx'

const WeekCard = picturePart(async () => (await import('./week-card.tsx')).WeekCard, WeekLoading, WeekFailed)

const TimelineBeside = lazyPart(
  async () => (await import('../timeline/timeline-screen.tsx')).TimelineScreen,
  BesideLoading,
)

/** The day at a glance and the way into the four modules; where there is room, with what happened beside it. */
export function HomeScreen({ child }: { child: Child }) {
  const t = useTranslate()
  const today = useToday()
  const { day } = useFormats()
  const hasRoom = useHasRoomBeside()
  return (
    <div className="home">
      <div className="home-part">
        <div>
          <h1>{t('home.title', { name: child.name })}</h1>
          <p className="home-day">{day(today, { weekday: 'long', day: 'numeric', month: 'long' })}</p>
        </div>
        <BirthdayCards today={today} />
        <ModuleCards childId={child.id} today={today} />
        <WeekCard child={child} today={today} />
      </div>
      {hasRoom && (
        <div className="home-part home-beside">
          <TimelineBeside child={child} beside />
        </div>
      )}
    </div>
  )
}
