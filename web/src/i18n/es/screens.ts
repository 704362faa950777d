import type { ScreenMessages } from '../translate.ts'
import { accounts } from './accounts.ts'
import { assistant } from './assistant.ts'
import { badges } from './badges.ts'
import { behaviors } from './behaviors.ts'
import { celebration } from './celebration.ts'
import { childDialogs } from './child-dialogs.ts'
import { complaints } from './complaints.ts'
import { difficulty } from './difficulty.ts'
import { family } from './family.ts'
import { feedback } from './feedback.ts'
import { forms } from './forms.ts'
import { habits } from './habits.ts'
import { install } from './install.ts'
import { moments } from './moments.ts'
import { notFound } from './not-found.ts'
import { outbox } from './outbox.ts'
import { prints } from './prints.ts'
import { profile } from './profile.ts'
import { rewards } from './rewards.ts'
import { skills } from './skills.ts'
import { terms } from './terms.ts'
import { timeline } from './timeline.ts'
import { yourData } from './your-data.ts'

export const screens: ScreenMessages = {
  badges,
  accounts,
  assistant,
  behaviors,
  celebration,
  childDialogs,
  complaints,
  difficulty,
  family,
  feedback,
  forms,
  habits,
  install,
  moments,
  notFound,
  prints,
  outbox,
  profile,
  rewards,
  skills,
  terms,
  timeline,
  yourData,
}
