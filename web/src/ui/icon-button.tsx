import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names.ts'
import './icon-button.css'

type IconButtonProps = ComponentProps<'button'> & { label: string; icon: ReactNode; raised?: boolean }

/** A round button that shows a picture and says its label. Raised, it stands on paper; flat, on a card. */
export const IconButton = ({ label, icon, raised = false, className, ...rest }: IconButtonProps) => (
  <button
    type="button"
    {...rest}
    className={classNames('icon-button', raised && 'icon-button-raised', className)}
    aria-label={label}
  >
    {icon}
  </button>
)
