import { classNames } from './class-names.ts'
import { Skeleton } from './skeleton.tsx'
import './skeleton-cards.css'

type SkeletonCardsProps = {
  /** What a screen reader hears: "Loading…". */
  label: string
  count?: number
  height?: string
  columns?: 1 | 2 | 4
  /** The grid of what comes, where it is one of its own. */
  className?: string
}

/** Holds the place of a list of cards. */
export const SkeletonCards = ({ label, count = 3, height = '5.5rem', columns = 1, className }: SkeletonCardsProps) => (
  <div
    className={classNames('skeleton-cards', className ?? 'skeleton-cards-grid')}
    role="status"
    style={{ '--skeleton-columns': columns }}
  >
    <span className="visually-hidden">{label}</span>
    {Array.from({ length: count }, (_, nth) => nth).map((nth) => (
      <Skeleton key={nth} height={height} />
    ))}
  </div>
)
