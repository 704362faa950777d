import { translation } from '../translate.ts'

export const time = translation('time', { justNow: '刚刚' })
