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

/** An age of whom the question is not about: of a sister, a friend or a dog, or one that is past, yet to come or played. */
const OF_OTHERS = {
  before:
    /(?:\b(?:since|until|till|before|was|were|hace|desde|desde los|hasta|hasta los|durante|llev\w+|en|like|como|(?:dog|puppy|cat|kitten|pet|hamster|rabbit|car|house|bike|phone|tablet|computer|toy) (?:is|was)|(?:mi|nuestr[oa]) (?:perr\w+|gat\w+|mascota|coche|carro|casa)|dentro de|por|casi|herman\w+|herman\w+ (?:menor|mayor|pequen\w+)|prim[oa]s?|amig[oa]s?)|像|我们?家?的?(?:小?[狗猫]|宠物|车|房子)(?:今年|已经|有)?|弟弟|妹妹|哥哥|姐姐|表弟|表妹|朋友|从)(?: (?:at|age|the|of|a|de|que tiene))* ?$/,
  after:
    /^ ?(?:(?:half |little |baby |step ?)?(?:brother|sister|sibling|cousin|friend|niece|nephew|neighbou?r)|gap|(?:empezo|comenzo|aprendio|dejo de|tuvo)\b|就?开始|起|的?(?:弟弟|妹妹|哥哥|姐姐|朋友|表弟|表妹)|以前|之前|de diferencia)/,
} as const
/** Nor is it the age of another child who hurts this one. */
const HURTING = {
  before: /\b(?:un|una|otr[oa]|another|some) ?(?:(?:nin|chic|companer)\w+ )?$/,
  after:
    /^ (?:boy |girl |kid |child )?(?:que |who )?(?:(?:le|lo|la) (?:peg|golpe|muerd|empuj|molest|insult)|(?:hits|bites|kicks|pushes|bullies) (?:him|her|my))/,
} as const
const OLDEST = 18

/** How old, in whole years, the child is that the message is about; null where it tells no age, or several. */
export function ageIn(message: string): number | null {
  const text = plain(message.slice(0, LONGEST))
  const found = [...text.matchAll(ages)].filter(
    ({ index, 0: { length } }) => !isOfOthers(text.slice(0, index), text.slice(index + length)),
  )
  const years = [...new Set(found.map(([age]) => yearsIn(age)))]
  return years.length === 1 && years[0] !== undefined && years[0] <= OLDEST ? years[0] : null
}
const LONGEST = 1000

const isOfOthers = (before: string, after: string) =>
  OF_OTHERS.before.test(before) ||
  OF_OTHERS.after.test(after) ||
  (HURTING.before.test(before) && HURTING.after.test(after))

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
