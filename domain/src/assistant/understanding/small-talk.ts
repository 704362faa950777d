import { plain } from '../plain.ts'

/** In plain letters; those that say most first. Chinese stands anywhere, other words stand alone. */
const KINDS = {
  thanks: {
    words: 'thank|thanks|thankyou|thx|ty|cheers|gracias|te lo agradezco|se agradece',
    signs: '谢谢|多谢|感谢|谢啦|谢了|辛苦了',
  },
  bye: {
    words:
      'bye|goodbye|good night|see you|see ya|adios|chao|chau|hasta luego|hasta pronto|hasta manana|nos vemos|buenas noches',
    signs: '再见|拜拜|晚安|回头聊|下次聊',
  },
  who: {
    words:
      'who are you|what are you|are you (?:a |an )?(?:real|human|person|robot|bot|ai|machine)|what can you do|how do you work|quien eres|que eres|eres (?:un |una )?(?:robot|persona|ia|maquina|humano|real|bot)|que puedes hacer|que sabes hacer|como funcionas',
    signs: '你是谁|你是机器人|你是真人|你是人|你是ai|你能做什么|你会做什么|你会什么|你能干什么|你可以做什么|你叫什么',
  },
  hello: {
    words:
      'hi|hello|hey|hiya|good morning|good afternoon|good evening|hola|holi|buenas|buenos dias|buenas tardes|buen dia|que tal|como estas|how are you|whats up|hows it going',
    signs: '你好|您好|嗨|哈喽|哈啰|在吗|早上好|早安|下午好|晚上好',
  },
  ok: {
    words:
      'ok|okay|okey|k|yes|yeah|yep|no|nope|sure|fine|good|great|nice|cool|perfect|super|awesome|got it|i see|understood|makes sense|sounds good|will do|vale|si|claro|bueno|bien|listo|dale|sale|perfecto|genial|entendido|de acuerdo|estupendo|guay|lo probare|lo voy a probar|ill try|i will try',
    signs: '好的|好吧|好滴|好呀|好|嗯|行|可以|知道了|明白|收到|了解|懂了|对|是的|我试试|试试看',
  },
} as const
export type SmallTalk = keyof typeof KINDS

/** What may stand beside it without asking anything. */
const BESIDE =
  'pip|sprout|you|u|so|very|much|a lot|all|again|for|the|your|help|tips|advice|ideas|idea|that|this|it|is|was|helpful|helps|really|there|then|too|i|will|oh|ah|haha|jaja|jeje|por|tu|la|ayuda|todo|los|consejos|muchas|muchisimas|mil|mucho|muy|amable|entonces|pues'
const LONGEST = 60

const finding = ({ words, signs }: { words: string; signs: string }) => `\\b(?:${words})\\b|${signs}`
const kinds = Object.keys(KINDS) as SmallTalk[]
const anyOf = new RegExp(kinds.map((kind) => finding(KINDS[kind])).join('|'), 'g')
const beside = new RegExp(`\\b(?:${BESIDE})\\b|[你您啦了哦呀啊呢吧的哈很太非常帮忙大吗]`, 'g')

/** Whether a text is short, and says nothing besides nods, thanks and the like, and what more may stand there. */
export const saysOnly = (text: string, ...more: readonly RegExp[]) =>
  text.length <= LONGEST && [anyOf, beside, ...more].reduce((rest, one) => rest.replace(one, ' '), text).trim() === ''

/** A message that asks nothing: thanks, a greeting, a nod, a picture. Nothing else must be said. */
export function smallTalkIn(message: string): SmallTalk | null {
  const text = plain(message)
  if (text === '') return 'ok'
  if (!saysOnly(text)) return null
  return kinds.find((kind) => new RegExp(finding(KINDS[kind])).test(text)) ?? null
}
