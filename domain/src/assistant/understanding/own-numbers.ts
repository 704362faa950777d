import { plain } from '../plain.ts'

/** A question for a number that the app knows, and no advice. On plain text; Chinese without its spaces. */
const ASKED = {
  badges: {
    words:
      '\\b(how many|which|what|any|list|show)\\b.{0,12} (badges?|medals|trophies)\\b|\\bbadges?\\b.{0,20}\\b(earned|has|have|got|won)\\b|\\b(cuant[oa]s|que|cuales|ver)\\b.{0,10} (insignias?|medallas?|logros?)\\b',
    signs: '(几|多少|哪些|什么)(枚|个|块)?(徽章|勋章|奖章|成就)|(徽章|勋章|奖章|成就).{0,4}(几|多少|哪些)',
  },
  streak: {
    words:
      '\\b(what|whats|how long|how many|how big|how is|hows|show|tell me|longest|best)\\b.{0,30}\\bstreaks?\\b|\\bstreaks? (now|today|so far|at)\\b|\\bhow many days in a row\\b|\\b(que|cual|cuanta|cuanto|cuantos|como va|mejor|mayor)\\b.{0,25}\\bracha\\b|\\bcuantos dias seguidos\\b',
    signs: '(连续|坚持|打卡)了?(多少|几)天|(最长|目前|现在)(的)?(连续|打卡|坚持)|连续(天数|记录)|(多少|几)天连续',
  },
  balance: {
    words:
      '\\bhow many (points|coins|stars) (does|has|did|is|are|s|can|do they|do (?!i|we|you)\\w+)\\b|\\bhow many (points|coins) .{0,25}\\b(left|saved|so far|now|got|earned|have)\\b|\\b(points?|current|whats (her|his|the)|what is (her|his|the)) balance\\b|\\bhow much (has|did) \\w+ (saved?|earn(ed)?)\\b|\\bcuant[oa]s (puntos|monedas|estrellas) (tiene|lleva|hay|ha|le quedan|quedan|junto|acumul\\w+|van)\\b|\\b(cual es|que|cuanto) .{0,10}\\bsaldo\\b|\\bsaldo (actual|de)\\b|\\bcuanto (lleva|ha) (ahorrado|juntado|acumulado|ganado)\\b',
    signs:
      '(有|攒了|攒到|还剩|剩下?|现在|目前|得了|拿了|一共|总共)(有|是)?(多少|几)个?(积分|分|星|金币)|余额|积分(现在)?(还)?(有|剩|是)?多少|多少(积分|分)了',
  },
} as const
export type OwnNumber = keyof typeof ASKED

/** "How many points should I give?" asks for advice. */
const ADVICE =
  /\b(should|give|giving|cost|worth|take away|deduct|debo|deberia|doy|dar|poner|pongo|vale|quitar|quito)\b|应该|给多少|扣多少|定多少|合适|值多少/

const asked = Object.entries(ASKED).map(([number, { words, signs }]) => ({
  number: number as OwnNumber,
  words: new RegExp(words),
  signs: new RegExp(signs),
}))

export function ownNumberIn(message: string): OwnNumber | null {
  const text = plain(message.slice(0, LONGEST))
  if (ADVICE.test(text)) return null
  const unspaced = text.replaceAll(' ', '')
  return asked.find(({ words, signs }) => words.test(text) || signs.test(unspaced))?.number ?? null
}
const LONGEST = 200
