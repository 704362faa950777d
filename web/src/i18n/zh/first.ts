import type { FirstMessages } from '../translate.ts'
import { brand } from './brand.ts'
import { children } from './children.ts'
import { errors } from './errors.ts'
import { home } from './home.ts'
import { landing } from './landing.ts'
import { language } from './language.ts'
import { modules } from './modules.ts'
import { points } from './points.ts'
import { refusals } from './refusals.ts'
import { shell } from './shell.ts'
import { time } from './time.ts'
import { ui } from './ui.ts'

export const first: FirstMessages = {
  brand,
  children,
  errors,
  home,
  landing,
  language,
  modules,
  points,
  refusals,
  shell,
  time,
  ui,
}
