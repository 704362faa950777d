import type { ComponentProps, MouseEvent } from 'react'
import './button.css'
import { classNames } from './class-names.ts'

type Look = { tone?: 'primary' | 'soft' | 'quiet' | 'danger' | undefined; wide?: boolean | undefined }

const look = ({ tone = 'primary', wide = false }: Look, className?: string) =>
  classNames('button', `button-${tone}`, wide && 'button-wide', className)

/** Busy keeps its width, stays focused and ignores clicks, so that a second tap does nothing. */
export function Button({
  tone,
  wide,
  busy = false,
  type = 'button',
  className,
  onClick,
  'aria-disabled': blocked,
  ...rest
}: ComponentProps<'button'> & Look & { busy?: boolean | undefined }) {
  const ignore = (event: MouseEvent) => event.preventDefault()
  return (
    <button
      {...rest}
      type={type}
      className={look({ tone, wide }, className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || blocked}
      onClick={busy ? ignore : onClick}
    />
  )
}

export const ButtonLink = ({ tone, wide, className, ...rest }: ComponentProps<'a'> & Look & { href: string }) => (
  <a {...rest} className={look({ tone, wide }, className)} />
)
