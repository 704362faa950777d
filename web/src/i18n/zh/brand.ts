import { translation } from '../translate.ts'

export const brand = translation('brand', { name: '小芽' })
