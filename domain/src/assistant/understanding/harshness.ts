import { plain } from '../plain.ts'

/** What a parent may do to a child as a punishment, in plain letters. */
const DEEDS = {
  en: '(?:smack|slap|hit|beat|whip|yell|shout|scream|shame|humiliate)',
  enDoing: '(?:smacking|slapping|hitting|beating|whipping|yelling|shouting|screaming|shaming|humiliating)',
  zh: '(?:打|骂|吼|揍|羞辱)',
} as const

const CHILD = {
  en: '(?:child|children|kids?|sons?|daughters?|toddlers?|bab(?:y|ies)|boys?|girls?|teens?|teenagers?|twins|\\w+ year olds?)',
  es: '(?:nin[oa]s?|nene|nena|hij[oa]s?|bebes?|peque\\w*|cri[oa]s?|chic[oa]s?|chiquill\\w+|adolescentes?)',
} as const

/** Boredom is beaten too, and stickers are stuck with the word for hitting: a deed is one to a child. */
const DEED = {
  en:
    `(?:(?!beat (?:\\w+ ){1,4}at\\b)${DEEDS.en}(?: back)?(?: at)? ` +
    `(?:him|her|them|my|our|(?:(?:a|the|your|our|small|young|little) )*${CHILD.en})\\b` +
    '|(?:smack|slap|hit) back\\b|(?:yell|shout|scream)$)',
  es:
    '(?:(?:pegar|golpear)(?:les?\\b(?! \\w+ (?:pegatin|tirit|sticker|etiquet))|l[oa]s?\\b(?! (?:con|en|a)\\b)' +
    `| (?:a(?:l| la| los| las| un| una| mi| mis| tu| su)? )?${CHILD.es}\\b)` +
    '|(?:gritar|chillar|avergonzar|humillar|castigar fisicamente)\\w*)',
} as const

/** Words that only ever mean a punishment, and questions whether a harsh deed is right or works. */
const WORDS = [
  '\\bspank\\w*|\\b(?:physical|corporal) punishment\\b|\\bshame (?:him|her|them|my|a child)\\b',
  `\\b(?:should|can|could|may|must) (?:i|we|you|parents) (?:just |ever |also )?${DEED.en}`,
  `\\b(?:ok|okay|right|fine|bad|wrong|good|allowed|help|helps|work|works|effective|acceptable) to ${DEED.en}`,
  '\\bgiv(?:e|ing) (?:him|her|them) a (?:\\w+ )?(?:smack|slap)\\b',
  '\\b(?:azot(?:e|es|ar\\w*|ain\\w*)|nalgad\\w*|nalgue\\w*|castigos? fisicos?)\\b',
  // Without these words around them they are cheeks and flip-flops.
  '\\b(?:dar\\w*|doy|un) cachetes?\\b(?! (?:roj|hinchad|inflamad|colorad|morad))',
  '\\bchancl(?:et)?azo\\w*|\\bcon la chancl(?:a|eta)\\b',
  '\\b(?:(?:doy|dar|pego|pegar|meto|meter|suelto|soltar)(?:les?)?) un[ao]?s? (?:bofet\\w+|torta|tortazo|colleja|coscorron|manotazo|zape)\\b',
  '\\b(?:funcionan?|sirven?|ayudan?) (?:la|las|el|los|una?) (?:bofet\\w+|tortas?|gritos?|collejas?|golpes?|chancl\\w+)\\b',
  `\\b(?:debo|puedo|deberia|bien|mal|malo|bueno|normal|se puede|sirve|funciona|ayuda|hay que)(?: de algo| que)? ${DEED.es}`,
  '\\bles? (?:debo|puedo|deberia) (?:pegar|golpear)\\b(?! \\w+ (?:pegatin|tirit|sticker|etiquet))',
  '(?<!被)(?:打孩子|打屁股|打手心|打手板|打一顿|揍一顿)(?!.{0,2}(?:电话|手机))|体罚|棍棒|罚跪|跪(?:搓衣板|键盘)|(?:让|叫)(?:他|她|孩子|娃)跪',
  '\\bmak(?:e|ing) (?:him|her|them|my \\w+) kneel\\b|\\b(?:arrodillar|hincar)(?:l[oa]s?)\\b|\\b(?:poner|pongo) de rodillas\\b',
  `(?:可以|可不可以|能|能不能|该不该|应该|要不要|应不应该)${DEEDS.zh}(?:孩子|他|她|娃|一顿)(?!.{0,2}(?:电话|手机))`,
  `(?<!不)${DEEDS.zh}(?:孩子|他|她|娃)?(?:有用|管用|有效|行吗|行不行|好吗|好不好|可以吗|可不可以|对吗|对不对)`,
  '\\b(?:cold showers?|hot sauce|tabasco|pepper|soap)\\b.{0,20}\\b(?:(?:on|in) (?:his|her|their|the) (?:tongue|mouth)|(?:as|for) (?:a )?punish\\w*)',
  '\\bwash\\w* (?:his|her|their|my \\w+|the) mouth (?:out )?with soap\\b',
].join('|')

const harsh = new RegExp(WORDS)

/** "My son is hitting" tells of a child; only what begins with the deed and judges it asks about one's own. */
const judged = new RegExp(
  `^(?:(?:hi|hello|hey|pip|so|but|and|or|ok) )*(?:is|does|will|would) ${DEEDS.enDoing}\\b` +
    '(?!.*\\bnormal for an? (?:\\w+ )*old\\b).*\\b(?:ok|okay|right|wrong|bad|help|helps|work|works|effective)\\b',
)

/** The parent thinks of hitting, yelling or shaming as a punishment; not of what the child does, nor of what already happened. */
export function asksOfHarshness(message: string) {
  const text = message.slice(0, LONGEST)
  return harsh.test(plain(text)) || text.split(/[.,;:!?\n]/).some((part) => judged.test(plain(part)))
}

/** No message that makes sense is longer, and the rest costs time. */
const LONGEST = 1000
