import './skeleton.css'

type SkeletonProps = { width?: string; height?: string; round?: boolean }

/** Holds the place of what comes, in its shape. */
export const Skeleton = ({ width = '100%', height = '1em', round = false }: SkeletonProps) => (
  <span className={round ? 'skeleton skeleton-round' : 'skeleton'} aria-hidden="true" style={{ width, height }} />
)
