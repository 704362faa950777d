import { translation } from '../translate.ts'

export const time = translation('time', { justNow: 'ahora mismo' })
