import { plain } from '../plain.ts'

const WRITTEN: Readonly<Record<string, number>> = Object.fromEntries(
  [
    'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen',
    'un dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciseis diecisiete dieciocho',
    '一 二 三 四 五 六 七 八 九 十 十一 十二 十三 十四 十五 十六 十七 十八',
  ].flatMap((words) => words.split(' ').map((word, at) => [word, at + 1])),
)
const WORDS = Object.keys(WRITTEN).filter((word) => /^[a-z]/.test(word))
const NUMBER = `(?:\\d{1,2}|${WORDS.toSorted((one, other) => other.length - one.length).join('|')}|uno)`
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

/** An age of whom the question is not about: of a sister or a friend, or one that is past or yet to come. */
const OF_OTHERS = {
  before:
    /(?:\b(?:since|until|till|before|was|were|hace|desde|desde los|hasta|hasta los|durante|llev\w+|en|dentro de|por|casi|herman\w+|herman\w+ (?:menor|mayor|pequen\w+)|prim[oa]s?|amig[oa]s?)|弟弟|妹妹|哥哥|姐姐|表弟|表妹|朋友|从)(?: (?:at|age|the|of|a|de|que tiene))* ?$/,
  after:
    /^ ?(?:(?:half |little |baby |step ?)?(?:brother|sister|sibling|cousin|friend|niece|nephew|neighbou?r)|gap|的?(?:弟弟|妹妹|哥哥|姐姐|朋友|表弟|表妹)|以前|之前|de diferencia)/,
} as const
const OLDEST = 18

/** How old, in whole years, the child is that the message is about; null where it tells no age, or several. */
export function ageIn(message: string): number | null {
  const text = plain(message.slice(0, LONGEST))
  const found = [...text.matchAll(ages)].filter(
    ({ index, 0: { length } }) =>
      !OF_OTHERS.before.test(text.slice(0, index)) && !OF_OTHERS.after.test(text.slice(index + length)),
  )
  const years = [...new Set(found.map(([age]) => yearsIn(age)))]
  return years.length === 1 && years[0] !== undefined && years[0] <= OLDEST ? years[0] : null
}
const LONGEST = 1000

function yearsIn(age: string) {
  const count = Number(age.match(/\d+/)?.[0] ?? writtenIn(age))
  if (/月|month/.test(age)) return Math.floor(count / 12)
  return /week|day/.test(age) ? 0 : count
}

const writtenIn = (age: string) =>
  WRITTEN[
    age.replace('两', '二').match(/[一二三四五六七八九十]+/)?.[0] ??
      age.split(' ').find((word) => word in WRITTEN) ??
      ''
  ]
