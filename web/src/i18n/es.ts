import { first } from './es/first.ts'
import { screens } from './es/screens.ts'
import type { Messages } from './translate.ts'

export const es: Messages = { ...first, ...screens }
