import { matcher, plain } from '../plain.ts'

/** Whom to call in danger, by any of their names; never a school or a shop. */
const LINE = {
  en: '(?:(?:emergency|crisis|suicide|ambulance|poison|mental health|domestic (?:violence|abuse)|child (?:abuse|protection))(?: \\w+){0,2} (?:numbers?|lines?|hotlines?)|(?:(?<!\\bto )help|support) (?:phone )?(?:number|line)s?|hotlines?|helplines?|poison control)\\b',
  es: '(?:(?:numeros?|telefonos?|lineas?|tel) (?:de|para|contra)(?: \\w+){0,2} (?:emergencias?|urgencias?|ayuda|crisis|auxilio|suicidio|policia|ambulancias?|esperanza|apoyo|psicologic[oa]|maltrato|violencia)|linea de la vida)\\b',
  zh: '(?:急救|报警|求助|求救|紧急|心理(?!老师)|危机|自杀|援助|救助|家暴|妇联|救护车|儿童保护)\\p{Script=Han}{0,4}(?:电话|号码|专线)|热线|专线',
} as const

/** Nothing more is said than that it is needed: whom to call about a teacher or a broken toy is another question. */
const ONLY = {
  en: '(?= ?$| (?:for (?:help|support)|about this|now|right now|today|tonight|at night|in an? (?:emergency|crisis)|if|when|please|here)\\b)',
  es: '(?= ?$| (?:por ayuda|para (?:pedir|que me) ayud\\w*|por favor|ahora|ya|hoy|de noche|aqui|en (?:una |caso de )?(?:emergencia|urgencia|crisis)|si|cuando)\\b)',
  zh: '(?=呢?$|[啊吗呀]|帮忙|求助|倾诉)',
} as const

const CALLING = new RegExp(
  [
    `\\b${LINE.en}|\\b${LINE.es}|${LINE.zh}`,
    `\\bwho(?:m)? (?:can|do|should|could|would|to|shall)(?: (?:i|we|you|one))?(?: even)? (?:call|phone|ring|contact|turn to|talk to|speak to|speak with|ask for help)${ONLY.en}`,
    `\\b(?:what|which) number (?:do|can|should|could|to|would)(?: (?:i|we))? (?:call|dial|ring)${ONLY.en}`,
    `\\b(?:is there|are there) (?:any|some|a|an)? ?(?:one|body|numbers?|place|line)(?: (?:that|who))?(?: (?:i|we) (?:can|could)| to) (?:call|phone|ring|talk to|speak to|turn to)${ONLY.en}`,
    `\\ba (?:quien|que numero|que telefono|donde) (?:le |les )?(?:(?:puedo|debo|podria|podemos|tengo que|hay que|se puede) )?(?:llamar|llamo|llamamos|marcar|marco|recurrir|recurro|acudir|acudo|pedir ayuda|pido ayuda)${ONLY.es}`,
    `\\bcon quien (?:puedo|podria|podemos) hablar${ONLY.es}`,
    `\\bhay algun[ao]? (?:numero|telefono|linea)(?: al| a la)? (?:que|para|donde)\\b.{0,12}\\b(?:llamar|llame|ayud\\w+)`,
    `(?:打|拨)(?:给谁|什么电话|哪个电话|哪个号码?|多少号?|几号)${ONLY.zh}|(?:找谁|向谁|跟谁)(?:帮忙|求助|倾诉)`,
  ].join('|'),
  'u',
)
/** To teach a child the number is a good plan for a quiet day. */
const TEACHING = /\b(?:teach\w*|learn\w*|memori\w+|ensen\w+|aprend\w+|memoriz\w+)\b|教|记住|背下|学会/u

const LONELY = new RegExp(
  [
    '\\bi (?:\\w+ ){0,3}(?:need|want|like|love) to (?:talk|speak|vent|open up) (?:to|with) (?:someone|somebody|anyone|anybody)\\b(?! (?:about|from|at|who (?:can )?(?:fix|know)))',
    '\\bi (?:really |just |badly |so |desperately |think i |guess i )*(?:need|want|could use|wish i had|would like|have|got|dont have|havent got) (?:some ?one|some ?body|any ?one|any ?body|no ?one|no ?body) (?:to (?:talk|speak|vent|turn|listen)|who (?:listens|will listen|can listen))\\b(?! (?:to|with) (?:him|her|them|my|our|his|the))',
    '\\b(?:necesito|quiero|quisiera|me gustaria|me urge|ocupo|preciso) (?:poder )?(?:hablar|desahogarme|platicar|charlar) con alguien\\b(?! (?:de|del|sobre) )|\\b(?:necesito|quiero|quisiera) desahogarme\\b',
    '\\b(?:necesito|quiero|quisiera|ocupo|no tengo) (?:a )?(?:alguien|nadie)? ?(?:con quien|que me escuche|para hablar|con el que)\\b(?! (?:juegue|dejar|deje))',
    '(?<!(?:孩子|儿子|女儿|娃|宝宝|[他她])[^我]{0,4})(?<!(?:学校|班里|班上|同学).{0,6})(?:(?:想|需要|要)(?:找)?(?:个|一个)?人(?:聊聊|聊天|说说|说话|谈谈|倾诉|听我)|(?:没有?人|没谁)(?:可以|能|可)?(?:倾诉|诉说|说话|聊聊?|听我))(?!.{0,2}(?:老师|作业|成绩))',
  ].join('|'),
  'u',
)

/** The parent asks whom to call. */
export const asksWhomToCall = (message: string) => {
  const text = plain(message.slice(0, LONGEST))
  return matcher(text)(CALLING) && !TEACHING.test(text)
}

/** The parent, not the child, needs somebody to talk to. */
export const needsSomebody = (message: string) => matcher(plain(message.slice(0, LONGEST)))(LONELY)

const LONGEST = 200
