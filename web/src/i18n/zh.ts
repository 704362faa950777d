import type { Messages } from './translate.ts'
import { first } from './zh/first.ts'
import { screens } from './zh/screens.ts'

export const zh: Messages = { ...first, ...screens }
