import type { ReactNode } from 'react'
import './bottom-action.css'

/** The one or two things to do on a screen, within the thumb's reach above the bottom bar. */
export const BottomAction = ({ children }: { children: ReactNode }) => <div className="bottom-action">{children}</div>
