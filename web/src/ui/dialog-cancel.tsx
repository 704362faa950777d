import { Dialog as Base } from '@base-ui/react/dialog'
import type { ReactNode } from 'react'
import { Button } from './button.tsx'

/** In the foot of a sheet: leaves as its cross does, which asks first where something was typed. */
export const DialogCancel = ({ children }: { children: ReactNode }) => (
  <Base.Close render={<Button tone="quiet" />}>{children}</Base.Close>
)
