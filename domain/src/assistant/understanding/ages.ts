import { plain } from '../plain.ts'

const NUMBER =
  '(?:\\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|un|uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|trece|catorce|quince|dieciseis|diecisiete|dieciocho)'
const AGES = [
  `\\b${NUMBER} ?(?:and a half )?(?:year|yr|month|week|day)s? ?olds?\\b`,
  `\\b${NUMBER} ?y ?os?\\b`,
  `\\b(?:at )?aged? (?:of )?${NUMBER}\\b`,
  `\\b(?:(?:de|con|a los|tiene|cumplio) )?${NUMBER} (?:anos|anitos|ano)(?: y medio)?\\b`,
  '(?:\\d{1,2}|[一二两三四五六七八九十几]{1,3}) ?(?:周?岁|个月大)(?:多|半)? ?的?',
]
const ages = new RegExp(AGES.join('|'), 'g')

/** How old a child is tells next to nothing of what a message is about, and learned from examples it tells lies. */
export const withoutAge = (message: string) => plain(message).replace(ages, ' ')
