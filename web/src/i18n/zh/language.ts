import { translation } from '../translate.ts'

export const language = translation('language', { label: '语言', unavailable: '这个语言没能加载，请联网后再试。' })
