import type { Alarm } from '../alarms.ts'
import type { Heard } from '../hear.ts'
import { abuse, missing, overwhelmed } from './abuse.ts'
import { crisis } from './crisis.ts'
import { type Danger, isThere } from './danger.ts'
import { medical } from './medical.ts'

const dangers: Readonly<Record<Alarm, readonly Danger[]>> = { medical, crisis, abuse, missing, overwhelmed }

export const isKnownDanger = (alarm: Alarm, heard: Heard) => dangers[alarm].some((danger) => isThere(danger, heard))
