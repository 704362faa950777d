import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import './refused.css'

/** Why the door stayed shut, told where the parent is looking. */
export const Refused = ({ children }: { children: ReactNode }) =>
  children && (
    <p className="refused" role="alert">
      <CircleAlert aria-hidden="true" />
      {children}
    </p>
  )
