import type { GUIDANCE, Intent } from '../guidance/guidance.ts'
import { finder } from '../plain.ts'

type TipOn<I extends Intent> = `${I}.${keyof (typeof GUIDANCE)[I]['tips'] & string}`
type AnyTip = { [I in Intent]: TipOn<I> }[Intent]

const HOW_MANY_HOURS =
  'how many hours, how much sleep, how long should, hours of sleep, what time, cuantas horas, cuanto debe dormir, a que hora, 多少小时, 几小时, 几个小时, 睡多久, 几点'
const HOW_MUCH_SCREEN =
  'how much, how long, how many hours, how many minutes, hours a day, cuanto, cuanta, cuantas horas, cuantos minutos, 多久, 多长时间, 几小时, 几个小时, 多少分钟'

/** Beginnings of words, as keywords are written, with which a parent asks for exactly that tip. */
const WANTED: Readonly<Partial<Record<AnyTip, string>>> = {
  'habits.time':
    'how long, how many days, how many weeks, 21, 66, cuanto tarda, cuanto tiempo, cuantos dias, cuantas semanas, 多久, 多少天, 几天, 21天, 66天',
  'habits.missing':
    'missed a day, missed one, skipped a day, skip a day, broke, se salto, un dia sin, perdio un dia, rompio, fallo un dia, 漏了, 断了, 中断, 忘了一天',
  'bedtime.normToddler': HOW_MANY_HOURS,
  'bedtime.normPreschool': HOW_MANY_HOURS,
  'bedtime.normSchool': HOW_MANY_HOURS,
  'bedtime.normTeen': HOW_MANY_HOURS,
  'bedtime.nightmare': 'nightmare, bad dream, pesadilla, 噩梦, 恶梦',
  'screens.normToddler': HOW_MUCH_SCREEN,
  'screens.normPreschool': HOW_MUCH_SCREEN,
  'screens.normSchool': HOW_MUCH_SCREEN,
  'screens.normTeen': HOW_MUCH_SCREEN,
  'mornings.teeth': 'teeth, tooth, brush, diente, cepill, 刷牙',
  'siblings.fair': 'fair, unfair, equal, justo, justa, injust, igual, 公平, 偏心',
  'points.agreed': 'bribe, bribing, bribery, soborn, chantaj, 贿赂, 收买',
  'points.fresh':
    'not working, doesnt work, stopped working, no effect, no funciona, dejo de funcionar, 没效果, 不管用, 没用了',
  'listening.consequence': 'consequence, consecuencia, 后果',
  'hitting.never': 'hit back, hit him back, hit her back, devolver, devuelvo, 打回去, 打回来',
  'bullying.fetch': 'hit back, fight back, defend, devolver, defender, 打回去, 还手',
  'praise.phrase':
    'what to say, what do i say, phrase, example, que le digo, que decir, frase, ejemplo, 怎么说, 说什么, 例子',
  'praise.person': 'smart, clever, genius, good girl, good boy, listo, lista., inteligente, 聪明, 真棒',
  'bedwetting.sheets': 'sheets, sabanas, 床单',
}

const wanted = Object.entries(WANTED).map(([tip, words]) => ({ tip, words: words.split(', ') }))

/** The tips that a question asks for by their own words, whatever was heard lately. */
export function tipsWanted(message: string): readonly string[] {
  const isIn = finder(message.slice(0, LONGEST))
  return wanted.filter(({ words }) => words.some(isIn)).map(({ tip }) => tip)
}
const LONGEST = 1000
