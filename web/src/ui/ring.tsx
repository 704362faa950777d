import type { ReactNode } from 'react'
import './ring.css'

type RingProps = {
  /** As it is said: "12 of 21 days". */
  label: string
  value: number
  max: number
  size?: number
  /** What stands in the middle, to be seen only. */
  children?: ReactNode
}

const RADIUS = 42
const ROUND = 2 * Math.PI * RADIUS

/** How far something has come, as a ring in the hue of whatever it stands in. */
export const Ring = ({ label, value, max, size = 64, children }: RingProps) => (
  <span className="ring" role="img" aria-label={label} style={{ '--ring-size': `${size}px` }}>
    <svg viewBox="0 0 100 100" aria-hidden="true">
      <circle className="ring-rest" cx="50" cy="50" r={RADIUS} />
      {/* A round cap would leave a dot where nothing has been done. */}
      {value > 0 && (
        <circle
          className="ring-way"
          cx="50"
          cy="50"
          r={RADIUS}
          strokeDasharray={ROUND}
          strokeDashoffset={ROUND * (1 - Math.min(1, value / max))}
        />
      )}
    </svg>
    <span className="ring-middle">{children}</span>
  </span>
)
