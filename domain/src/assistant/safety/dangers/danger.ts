import type { Concept } from '../concepts/concepts.ts'
import type { Heard, Place } from '../hear.ts'

type Sign = Concept | readonly Concept[]

/** What is alarming when it is said together, whichever comes first. */
export type Danger = {
  readonly signs: readonly Sign[]
  /** In letters. */
  readonly within?: number
  readonly inOrder?: true
  /** Said as well, it means something harmless. */
  readonly unless?: readonly Concept[]
}

const REACH = 50

/** What would be there, were it not for something harmless that is said as well. */
export const isCalledOff = (danger: Danger, heard: Heard) =>
  danger.unless !== undefined && isThere({ ...danger, unless: [] }, heard) && !isThere(danger, heard)

export function isThere({ signs, within = REACH, inOrder, unless = [] }: Danger, { places, between }: Heard): boolean {
  const of = (sign: Sign) => (typeof sign === 'string' ? places(sign) : sign.flatMap(places))
  const isNear = (one: Place) => (other: Place) => between(one, other) <= within
  const follows = (last: Place, next: Place) => between(last, next) >= 0 && (!inOrder || last.to <= next.from)
  const isSaid = (said: readonly Place[], rest: readonly Sign[]): boolean => {
    const [next, ...others] = rest
    if (!next) return !unless.flatMap(places).some((place) => said.some((sign) => isNear(sign)(place)))
    return of(next).some(
      (place) => said.every((sign) => follows(sign, place) && isNear(sign)(place)) && isSaid([...said, place], others),
    )
  }
  return isSaid([], signs)
}
