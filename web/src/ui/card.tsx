import type { ComponentProps, ElementType } from 'react'
import './card.css'
import { classNames } from './class-names.ts'
import type { Tone } from './tone.ts'

type CardProps<T extends ElementType> = Omit<ComponentProps<T>, 'as'> & { as?: T; tone?: 'plain' | Tone }

/** Warm white and raised when plain; flat and washed in its module's hue otherwise. */
export function Card<T extends ElementType = 'div'>({ as, tone = 'plain', className, ...rest }: CardProps<T>) {
  const Element: ElementType = as ?? 'div'
  return (
    <Element
      {...rest}
      className={classNames('card', tone !== 'plain' && 'card-washed', className)}
      {...(tone !== 'plain' && { 'data-tone': tone })}
    />
  )
}
