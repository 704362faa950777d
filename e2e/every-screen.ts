import { accounts } from './screens/accounts.ts'
import { assistant } from './screens/assistant.ts'
import { behaviors } from './screens/behaviors.ts'
import { children } from './screens/children.ts'
import { family } from './screens/family.ts'
import { habits } from './screens/habits.ts'
import { home } from './screens/home.ts'
import { install } from './screens/install.ts'
import { joining } from './screens/joining.ts'
import { landing } from './screens/landing.ts'
import { moments } from './screens/moments.ts'
import { outbox } from './screens/outbox.ts'
import { profile } from './screens/profile.ts'
import { rewards } from './screens/rewards.ts'
import type { Scene } from './screens/screen.ts'
import { skills } from './screens/skills.ts'
import { timeline } from './screens/timeline.ts'

/** All screens, dialogs and states there are; each chapter is a family of its own. */
export const chapters: Record<string, Scene[]> = {
  landing,
  accounts,
  children,
  home,
  behaviors,
  habits,
  skills,
  moments,
  timeline,
  rewards,
  profile,
  family,
  joining,
  assistant,
  outbox,
  install,
}
