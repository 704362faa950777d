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
      'who are you|what are you|(?:are you|am i (?:talking|speaking|chatting) (?:to|with)) (?:a |an |really |just |some )*(?:real (?:person|human)|real|human(?: being)?|person|robot|bot|chatbot|ai|machine|program|computer|chat ?gpt|doctor|therapist|psychologist)|what can you do|how do you work|quien eres|que eres|quien sos|que sos|(?:eres|sos|es usted|hablo con|estoy hablando con) (?:un |una |el |la |realmente |solo )*(?:robot|persona(?: real| humana| de verdad)?|ia|maquina|human[oa]|real|bot|chatbot|programa|inteligencia artificial|chat ?gpt|medic[oa]|psicolog[oa]|terapeuta)|que puedes hacer|que sabes hacer|como funcionas',
    signs:
      '你是谁|你是(?:不是)?(?:个|一个)?(?:机器人|真人|人|ai|chatgpt|程序|医生|心理医生|机器)|(?:我)?(?:是)?在(?:跟|和)(?:机器人|真人|人|机器)(?:说话|聊天)|你能做什么|你会做什么|你会什么|你能干什么|你可以做什么|你叫什么',
  },
  hello: {
    words:
      'hi|hello|hey|hiya|good morning|good afternoon|good evening|hola|holi|buenas|buenos dias|buenas tardes|buen dia|que tal|como estas|como andas|como te va|como va|que onda|que hubo|how are you|whats up|hows it going|sup|howdy',
    signs: '你好|您好|嗨|哈喽|哈啰|在吗|在不在|最近好吗|你好吗|早上好|早安|下午好|晚上好',
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
