import { translation } from '../translate.ts'

export const celebration = translation('celebration', { close: '¡Qué bien!' })
