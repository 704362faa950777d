import './skeleton.css'

type SkeletonProps = { width?: string; height?: string; round?: boolean }

/** Holds the place of what comes, in its shape. How large, its place may say in its styles. */
export const Skeleton = ({ width, height, round = false }: SkeletonProps) => (
  <span className={round ? 'skeleton skeleton-round' : 'skeleton'} aria-hidden="true" style={{ width, height }} />
)
