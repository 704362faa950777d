import { plain } from '../plain.ts'

const SINCE = {
  words:
    '\\b(today|yesterday|tonight|this (week|month|morning|weekend)|last (week|month|weekend)|(last|past) (few |seven |\\d+ )?days|so far this|(a|per|each|every) (day|week)|hoy|ayer|anoche|esta (semana|manana|tarde)|este (mes|finde|fin de semana)|(semana|mes) pasad[oa]|(la|por|cada) semana|ultimos (\\w+ )?dias|al dia|por dia|cada dia)\\b',
  signs:
    '(今天|今日|昨天|昨日|前天|这周|本周|上周|这个?星期|上个?星期|这个?礼拜|上个?礼拜|这个?月|本月|上个?月|最近|近几天|这几天|七天|7天|每天|一天|一周)',
} as const
const HAS = '\\b(does|do|did) \\w+ (still |now )?have\\b|\\b(left|saved|balance)\\b|\\b(tiene|quedan|hay)\\b'
const LOST = {
  words:
    '\\b(lost|loses?|losing|deducted|taken (away|off)|docked|fined|perd\\w+|pierd\\w+|descontaron|descontad[oa]s?|quitaron|quitad[oa]s?|restad[oa]s?|restaron)\\b',
  signs: '(扣|丢|掉|少|失去)(了|掉了?)',
} as const

/** Whose week it is: her sleep and her homework are other questions. */
const CHILD = {
  en: '(he|she|they|(my|our) (son|daughter|kid|kids|child|boy|girl))',
  es: '((a )?(el|ella|(mi|nuestr[oa]) (hij[oa]|nin[oa]|peque)))',
} as const

/** A question for a number that the app knows, and no advice. On plain text; Chinese without its spaces. */
const ASKED = {
  /** What was earned and lost of late: a time or a loss never asks for the balance. */
  earned: {
    words: `\\b(how (many|much) (points|stars|coins)|cuant[oa]s (puntos|monedas|estrellas))\\b(?!.*(${HAS}))(?=.*${SINCE.words})|\\b(how (many|much) (points|stars|coins)|cuant[oa]s (puntos|monedas|estrellas))\\b.{0,30}${LOST.words}|\\b(how much (did|has) (?!i|we)\\w+|cuanto (ha )?(?=gan|perd|sac))(\\w+ ){0,2}(earn\\w*|lose|lost|gan\\w+|perd\\w+|sac\\w+) ((in|over|en|por|durante) )?((the|los|la) )?${SINCE.words}`,
    signs: `${SINCE.signs}.{0,8}(得|拿|挣|赚|攒|加|扣|丢|掉|少|有|涨)了?(到|掉)?了?(多少|几)(个|点)?(积分|分|星|金币)|${LOST.signs}(多少|几)(个|点)?(积分|分|星|金币)`,
  },
  week: {
    words: `\\bhow(s| was| is| has| did| were) (${CHILD.en} )?(this|last|the|his|her|their|\\w+s) ((past|last) )?(week|(few|seven|7) days)\\b|\\bhow (is|has|did|was) ((my|our) )?(?!i\\b|we\\b)\\w+ (doing |been |do |been doing )+(this week|the last week|last week|the past week|lately)\\b|\\b(summar\\w+|recap|overview)\\b.{0,20}\\b(week|days)\\b|\\b(week|weekly) (summary|recap|report|overview)\\b|\\b(que tal|(que tal|como) (les? )?(fue|va|estuvo|ha ido|ha estado|anduvo)) ((${CHILD.es}|a \\w+) )?(en )?(esta|su|la)( ultima)? semana\\b|\\b(resum\\w+|recuento|balance)\\b.{0,20}\\bseman\\w+\\b`,
    signs:
      '(总结|回顾|汇总|概括|小结)(一下)?.{0,6}(周|星期|礼拜|几天|7天|七天)|(这|上|本|那|过去)(一)?个?(周|星期|礼拜)的?(孩子|宝宝|[他她])?(的)?(表现|情况|过得|怎么样|怎样|如何).{0,4}$|周报|周总结',
  },
  /** How far away it is: who asks for one of the parties asks for advice. */
  birthday: {
    words:
      '\\b(when(s| is)|what day is|how (many (more )?(days|weeks)|long|soon|far)) (\\w+ ){0,5}?(birthday|bday)\\b(?! (part|pres|gift|cake))|\\b(cuando (es|cumple)|que dia (es|cumple)|cuant[oa]s? (dias )?(falta|faltan|queda|quedan)) (\\w+ ){0,4}?(cumple|cumpleanos|anos)\\b',
    signs:
      '(过生日|生日)(是|在)?(什么时候|哪天|哪一天|几号|几月)|(什么时候|哪天|几号)(才)?(是|过)?[他她]?的?生日|(还有|离|距离)?.{0,8}生日(还有|还差|还要)(多少|几)天|还有(多少|几)天.{0,6}生日',
  },
  /** What the points can buy; how far away it is where it is a matter of points. */
  spending: {
    words:
      '\\bwhat (rewards? )?(can|could) (?!i\\b|we\\b|you\\b)(\\w+ ){1,2}(buy|redeem|afford|cash in|(get|choose) (for|with) (\\w+ )?points)\\b|\\bcan (?!i\\b|we\\b|you\\b)(my )?\\w+ (already |now |yet )?(afford|redeem|cash in)\\b|\\b(has|have|got|does \\w+ have) (\\w+ )?enough (points|stars|coins) (for|to (buy|get|redeem))|\\bhow many more (points|stars|coins)\\b|\\bhow many (points|stars|coins) (\\w+ ){0,4}(until|till|to go|before|needs?|need|missing)\\b|\\bque (premios? |recompensas? )?(puede|podria|le alcanza|alcanza) (\\w+ )?(comprar|canjear|cambiar|permitirse)\\w*|\\b(puede|podria|alcanza) (ya )?(canjear|permitirse)\\b|\\b(para que|que) le (alcanza|llega)\\b|\\b(cuant[oa]s?|que) (puntos|monedas|estrellas) (mas )?(le |nos )?(falta|faltan|necesita)\\b|\\b(le )?(alcanzan?|llegan?) (ya )?(los|sus) puntos\\b|\\btiene (ya )?(suficientes|bastantes) puntos\\b',
    signs:
      '(能|可以|够|可)(兑换|换|买)(到|些)?(什么|哪些|啥|点什么)|(还|离.{1,12})(差|缺|要攒)(多少|几)(个)?(积?分|星)|分(数)?够(不够)?(换|买|吗|了吗)|还(要|需要?)(攒)?(多少|几)(个)?(积?分|星).{0,4}(换|买|能|可以|才)',
  },
  badges: {
    words:
      '\\b(how many|which|what|any|list|show)\\b.{0,12} (badges?|medals|trophies)\\b|\\bbadges?\\b.{0,20}\\b(earned|has|have|got|won)\\b|\\b(cuant[oa]s|que|cuales|ver)\\b.{0,10} (insignias?|medallas?|logros?)\\b',
    signs: '(几|多少|哪些|什么)(枚|个|块)?(徽章|勋章|奖章|成就)|(徽章|勋章|奖章|成就).{0,4}(几|多少|哪些)',
  },
  /** Of all habits there ever were. */
  longest: {
    words:
      '\\b(longest|best|biggest|highest|record)\\b.{0,20}\\b(streaks?|days in a row)\\b|\\blongest run\\b|\\bstreak (record|ever)\\b|\\b(mejor|mayor|record)\\b.{0,15}\\bracha\\b|\\bracha\\b.{0,15}\\b(mas larga|mejor|mayor|record)\\b|\\b(mas|maximo de|record de) dias seguidos\\b',
    signs:
      '最长(的)?(一次)?(的)?(连续|打卡|坚持|记录|纪录)|最多(一次)?(连续|打卡|坚持)|(连续|打卡|坚持)(的)?(天数)?(最长|最高|最多|纪录)',
  },
  streak: {
    words:
      '\\b(what|whats|how long|how many|how big|how is|hows|show|tell me|longest|best)\\b.{0,30}\\bstreaks?\\b|\\bstreaks? (now|today|so far|at)\\b|\\bhow many days in a row\\b|\\b(que|cual|cuanta|cuanto|cuantos|como va|mejor|mayor)\\b.{0,25}\\bracha\\b|\\bcuantos dias seguidos\\b',
    signs: '(连续|坚持|打卡)了?(多少|几)天|(最长|目前|现在)(的)?(连续|打卡|坚持)|连续(天数|记录)|(多少|几)天连续',
  },
  /** All that was ever earned, spent or not. */
  total: {
    words:
      '\\bhow (many|much) .{0,40}\\b(points|stars|coins|earned|collected)\\b.{0,40}\\b(in all|in total|total|altogether|all told|overall|of all time|ever|since (the (start|beginning)|we (started|began)))\\b|\\bhow many (points|stars|coins) (in all|in total|altogether|overall)\\b|\\bhow many total (points|stars|coins)\\b|\\b(what|whats|show|tell)\\b.{0,25}\\b(total|lifetime|all time) (number of |amount of )?(points|stars|coins)\\b|\\bcuant[oa]s (puntos|monedas|estrellas)\\b.{0,40}\\b(en total|desde (el principio|siempre|que empez\\w+))\\b|\\bcuanto .{0,25}\\b(ganado|gano|acumulado|juntado|conseguido)\\b.{0,20}\\b(en total|desde (el principio|siempre))\\b|\\b(cual|dime|que)\\b.{0,20}\\btotal de (puntos|monedas|estrellas)\\b',
    signs:
      '(一共|总共|总计|累计|从开始到现在).{0,8}(多少|几)(个|点)?(积分|分|星|金币)|总(积分|分)(数)?(现在)?(是|有)?多少|(积分|分数?|星星)(的)?(总数|总计|累计)',
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
  /\b(should|give(?! me)|giving|cost|worth|take away|deduct|debo|deberia|doy|dar|poner|pongo|vale|quitar|quito)\b|应该|给多少|扣多少|定多少|合适|值多少/

/** Marks at school are points too, and not ours. */
const MARKS = /\b(exams?|tests?|quiz|spelling|examen\w*|prueba|control)\b|考试|测验|试卷|考卷|成绩/

/** How far it is to something: a matter of points where it is a reward of the store. */
const HOW_FAR = {
  words:
    '\\bhow (far|close|near)\\b|\\bhow (long|much longer) (until|till|before)\\b|\\bhow (much|many) (more|points|stars)\\b|\\bhow much (does|do) \\w+ (still )?need\\b|\\b(can|could|will) (?!i\\b|we\\b|you\\b)(my )?\\w+ (already |now |yet |be able to )?(buy|afford|redeem)\\b|\\bwhen (can|could|will) (?!i\\b|we\\b|you\\b)(my )?\\w+ (be able to )?get\\b|\\bcuant[oa]s? (\\w+ )?(le |nos )?(falta|faltan|queda|quedan|necesita)\\b|\\b(puede|podra|podria) (ya )?(comprar|canjear|pedir)\\w*|\\bcuando (puede|podra|podria) tener\\b',
  signs:
    '离.{1,12}(还|多远|差)|还差|(能|可以|够)(不能|不可以|不够)?(兑?换|买).{1,12}(吗|了|不)|什么时候(才)?(能|可以)(兑?换|买|拿)',
}

/** How often something was done: a matter of days where it is a habit of the child's. */
const HOW_OFTEN = {
  words:
    '\\bhow (many (days|times|nights|mornings)|often) (has|have|did|does|is)\\b|\\b(cuant[oa]s (dias|veces|noches|mananas)|con (que|cuanta) frecuencia) (\\w+ )?(ha|han|lleva|se)\\b',
  signs: '(多少|几)(天|次|回)',
}

const finding = ({ words, signs }: { readonly words: string; readonly signs: string }) => {
  const [inWords, inSigns] = [new RegExp(words), new RegExp(signs)]
  return (text: string) => inWords.test(text) || inSigns.test(text.replaceAll(' ', ''))
}
const kinds = Object.entries(ASKED).map(([kind, asked]) => ({ kind: kind as OwnNumber, isAsked: finding(asked) }))
const howFar = finding(HOW_FAR)
const howOften = finding(HOW_OFTEN)

export function ownNumberIn(message: string): OwnNumber | null {
  const text = plain(message.slice(0, LONGEST))
  return ADVICE.test(text) || MARKS.test(text) ? null : (kinds.find(({ isAsked }) => isAsked(text))?.kind ?? null)
}

export function asksHowFar(message: string) {
  const text = plain(message.slice(0, LONGEST))
  return howFar(text) && !ADVICE.test(text)
}

export function asksHowOften(message: string) {
  const text = plain(message.slice(0, LONGEST))
  return howOften(text) && !ADVICE.test(text)
}
const LONGEST = 200
