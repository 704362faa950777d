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

/** What is said before anything is opened: it comes with the first load. */
export const first = {
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
