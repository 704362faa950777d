import { abuse } from './abuse.ts'
import { accidents } from './accidents.ts'
import { breathAndSenses } from './breath-and-senses.ts'
import { childhood } from './childhood.ts'
import { control } from './control.ts'
import { despair } from './despair.ts'
import { everyday } from './everyday.ts'
import { growingUp } from './growing-up.ts'
import { hiddenHarm } from './hidden-harm.ts'
import { illness } from './illness.ts'
import { leaveTaking } from './leave-taking.ts'
import { missing } from './missing.ts'
import { overwhelmed } from './overwhelmed.ts'
import { people } from './people.ts'
import { selfHarm } from './self-harm.ts'
import { swallowed } from './swallowed.ts'
import { violence } from './violence.ts'
import { wounds } from './wounds.ts'

/** What parents speak of when there is danger, however they say it. The likeness learns from these, too. */
const learned = {
  ...people,
  ...breathAndSenses,
  ...swallowed,
  ...wounds,
  ...accidents,
  ...illness,
  ...despair,
  ...leaveTaking,
  ...selfHarm,
  ...violence,
  ...abuse,
  ...overwhelmed,
  ...missing,
}
/** The others are heard by rules alone. */
export const concepts = { ...learned, ...hiddenHarm, ...control, ...childhood, ...growingUp, ...everyday }
export type Concept = keyof typeof concepts
export const learnedConcepts = Object.keys(learned) as Concept[]
