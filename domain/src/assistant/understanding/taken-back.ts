import { plain } from '../plain.ts'
import { saysOnly } from './small-talk.ts'

/** The parent says that we misread. Who says that it is no joke takes nothing back. */
const MISREAD = {
  words: [
    'false alarm|no emergency|nothing (?:bad |serious )?happened',
    '(?:was|is|am|were|its|thats|hes|shes|im|just|only) (?:just |only )?(?:(?<!no )a joke|joking|(?<!no )kidding)|(?:just|only) (?:playing|pretending)',
    '(?:have |ve |totally |completely |just )?mis(?:under\\w+|read|heard|interpret\\w+)|(?:you|pip) (?:have |ve |just )?got (?:me|it|that|this) (?:all )?wrong',
    '(?:(?:is|was|its|thats) not|isnt|wasnt|not) (?:an |a |so |that |really |actually |very )*(?:emergency|urgent|serious|dangerous|like that|what i (?:said|meant|mean|asked|was asking)(?: (?:for|about))?)',
    'didnt (?:mean|say|ask)(?: for)? (?:it|that)(?: like that| that way)?|you (?:already|just) (?:said|told me|gave me) (?:that|this)',
    'falsa alarma|(?:entend|interpret|leiste|leido)\\w* mal|mal(?:interpret|entend)\\w+|te (?:has )?(?:confund|equivoc)\\w+',
    '(?<!\\bno (?:lo )?)\\b(?:era|es|fue|solo|decia|dije|dijo|estaba|estoy|esta) (?:una? |solo |en |de )*(?:broma|joda|chiste|bromeando|vacilando)|\\b(?:solo )?(?:estaba|estaban) (?:solo )?(?:jugando|fingiendo)',
    'no (?:es|era|fue|ha sido) (?:tan |nada |una |algo |ninguna )*(?:urgent\\w+|urgencia|emergencia|para tanto|grave|peligros[oa]|serio|eso|asi|lo que (?:te )?(?:pregunt\\w+|quise decir|queria decir|dije|ped\\w+))',
    'no (?:te )?(?:pregunte|preguntaba|pedi|pedia|dije|decia|queria decir|quise decir) (?:eso|nada de eso)|no (?:paso|ha pasado) nada(?: grave| malo)?|ya (?:me )?lo (?:dijiste|has dicho|habias dicho)',
  ],
  signs: [
    '误会|误解|(?:理解|看|弄|搞|听|想)错|虚惊一场|假警报|答非所问|没出什么事|没事',
    '(?<!不是|没有|没|别|不)(?:在)?(?:开玩笑|说着玩|闹着玩|逗你玩)',
    '不是(?:那个|这个|我的?|那|这)意思|不是(?:这么|那么|这样|那样)说的|不是我(?:要|想)?(?:问|说)的',
    '(?:没那么|不)严重|不(?:是)?(?:很|那么|太|什么)?紧急(?:情况)?|你?(?:已经|刚才?)?说过了',
  ],
  /** Who it was about, and that all is well. */
  beside:
    'at|de nada|he|she|hes|shes|they|we|was|were|just|only|sorry|dont worry|oh|wait|me|my|mean|meant|son|daughter|kid|now|all|safe|alright|actually|el|ella|mi|hijo|hija|esta|estan|estamos|bien|perdona?|disculpa|lo siento|tranquil[oa]|solo|es|era|fue|un|me|ha|has|eso|lo|ya|en|nada',
  besideSigns: '孩子|儿子|女儿|只是|就是|刚才|不好意思|抱歉|对不起|这个|这些|机器人|[他她我都这那没事]',
} as const

/** Or that we were of no help. A child that does not help, or is called stupid, is another matter. */
const NO_HELP = {
  words: [
    '(?:that|this|it|you|youre|your) ?(?:advice |answer |tips )?(?:really |just )?(?:doesnt|didnt|dont|does not|did not|isnt|is not|arent|are not|wasnt|was not) (?:really |even |at all )*(?:help(?:ful|ing)?|useful|any use)|not (?:very |really )?helpful|(?:youre |you are |that is |thats )?(?:so )?useless|shut up|stupid|dumb',
    'no (?:me )?(?:sirves?|sirvio|ayudas?|ayudo|ayuda)(?: de nada| para nada)?|no fue util|inutil|callate|tont[oa]|estupid[oa]',
  ],
  signs: ['没用|(?:没|没有|没什么)(?:帮助|用处)|不管用|一点用都?没有|帮不上忙?|废话|闭嘴|笨(?:死|蛋)?|傻'],
  beside:
    'bot|robot|app|thing|ai|maquina|advice|answer|at|was|just|sorry|oh|me|now|all|actually|perdona?|lo siento|es|era|fue|un|eso|esto|ya|en|nada',
  besideSigns: '不好意思|抱歉|对不起|这个|这些|机器人|建议|一点|完全|[这那]',
} as const

const kinds = [MISREAD, NO_HELP].map(({ words, signs, beside, besideSigns }) => ({
  said: new RegExp(`\\b(?:${words.join('|')})\\b|${signs.join('|')}`, 'g'),
  beside: new RegExp(`\\b(?:${beside})\\b|${besideSigns}`, 'g'),
}))

/** "It was a joke, he's fine": nothing else is said. */
export function takesBack(message: string) {
  const text = plain(message.slice(0, LONGEST))
  return kinds.some(({ said, beside }) => text.search(said) >= 0 && saysOnly(text.replace(said, ' '), beside))
}
const LONGEST = 200
