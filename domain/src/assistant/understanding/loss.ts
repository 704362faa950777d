import { plain } from '../plain.ts'

/** Whom or what a child may have lost. */
const DEAR = {
  en: '(?:grand\\w+|nana?|granny|grandad|uncle|aunt\\w*|cousin|friend|classmate|teacher|neighbou?r|dad\\w*|father|mum\\w*|mom\\w*|mother|husband|wife|brother|sister|baby|dog|puppy|cat|kitten|hamster|guinea pig|rabbit|bunny|bird|budgie|fish|goldfish|turtle|pony|horse|pet)',
  es: '(?:abuel\\w+|yay[oa]|ti[oa]|prim[oa]|amig\\w+|companer\\w+|profe\\w*|vecin[oa]|padre|papa|madre|mama|marido|espos[oa]|herman\\w+|bebe|perr\\w+|gat\\w+|hamster|conej\\w+|pajar\\w+|canario|pez|peces|tortuga|mascota)',
  zh: '(?:爷爷|奶奶|外公|外婆|姥姥|姥爷|太爷爷|太奶奶|爸爸?|妈妈?|父亲|母亲|叔叔|舅舅|姑姑|阿姨|哥哥|姐姐|弟弟|妹妹|同学|朋友|老师|邻居|小?狗狗?|小?猫咪?|仓鼠|小?兔子?|小鸟|鹦鹉|金鱼|小鱼|乌龟|宠物)',
} as const
const DIED = {
  en: '(?:died(?! (?:laughing|of (?:laughter|embarrassment|boredom)))|passed away|passed on|is dead(?! (?:set|tired|serious))|is dying(?! to)|was put (?:down|to sleep))',
  es: '(?:(?:se (?:nos |le |me )?)?(?:murio|ha muerto)(?! de (?:risa|verguenza|miedo|aburrimiento|ganas|sueno|hambre|calor|frio|envidia|pena))|fallecio|ha fallecido)',
  // "弟弟烦死了" is no death: only time and illness stand before one.
  zh: '(?:(?:刚刚?|昨[天晚]|今[天早]|前几?天|上周|去年|突然|已经|病|老|都|也|出车祸|在医院里?)*(?:去世|过世|离世|病逝|死了|没了$))',
} as const

const LOSS = new RegExp(
  [
    `\\b${DEAR.en} (?:\\w+ )?(?:has |have |just |recently |had )*${DIED.en}\\b(?! in the (?:game|film|movie|book))`,
    `\\b(?:death of|funeral (?:of|for)|mourning|griev(?:es|ing) (?:for )?|grief (?:for|over|about)) (?:her|his|my|our|the|a) ${DEAR.en}\\b|\\b(?:is|are|she s|he s|been) grieving\\b|\\bmiscarriage\\b`,
    `\\b${DIED.es} (?:mi|su|el|la|nuestr[oa]|un|una) ${DEAR.es}\\b|\\b${DEAR.es} (?:\\w+ )?${DIED.es}\\b`,
    '\\b(?:el entierro|el funeral|el duelo|la muerte) (?:de|por) (?:mi|su|el|la|nuestr[oa])\\b|\\besta de duelo\\b',
    `${DEAR.zh}${DIED.zh}|(?:的)?(?:葬礼|追悼会|丧事)`,
  ].join('|'),
)

/** What else is said where somebody, or an animal, has died; null where nobody has. No day's numbers are of any help then. */
export function besidesLoss(message: string): string | null {
  const text = plain(message.slice(0, LONGEST))
  const told = [text, text.replaceAll(' ', '')].find((each) => LOSS.test(each))
  return told?.replace(LOSS, ' ') ?? null
}
const LONGEST = 1000
