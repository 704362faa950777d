import type { Told } from '../alarms.ts'
import type { Concept } from '../concepts/concepts.ts'
import type { Heard } from '../hear.ts'
import { abuse, missing, overwhelmed, unclear } from './abuse.ts'
import { crisis } from './crisis.ts'
import { type Danger, isCalledOff, isThere } from './danger.ts'
import { medical } from './medical.ts'

const dangers: Readonly<Record<Told, readonly Danger[]>> = { medical, crisis, abuse, missing, overwhelmed, unclear }

/** What is alarming alone, and called off by something harmless. Where more signs are needed, each is as grave as before. */
export const calledOff = (heard: Heard): ReadonlySet<Concept> =>
  new Set(
    Object.values(dangers)
      .flat()
      .filter((danger) => danger.signs.length === 1 && isCalledOff(danger, heard))
      .flatMap(({ signs }) => signs.flat()),
  )

export const isKnownDanger = (alarm: Told, heard: Heard) => dangers[alarm].some((danger) => isThere(danger, heard))
