import { translation } from '../translate.ts'

export const celebration = translation('celebration', { close: '真棒' })
