import type { ComponentProps } from 'react'
import { IconButton } from './icon-button.tsx'

/** One step on or back. At the end of the way it stays focused and ignores clicks. */
export const StepButton = ({ atEnd, onClick, ...rest }: ComponentProps<typeof IconButton> & { atEnd: boolean }) => (
  <IconButton {...rest} aria-disabled={atEnd} onClick={atEnd ? undefined : onClick} />
)
