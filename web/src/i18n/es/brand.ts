import { translation } from '../translate.ts'

export const brand = translation('brand', { name: 'Brote' })
