import { plain } from '../plain.ts'

/** Something went well, and nothing is asked. In plain letters; Chinese without its spaces. */
const NEWS = new RegExp(
  [
    '\\b(?:won|wins) (?:her|his|their|the|a|an|first|second|third) (?:\\w+ ){0,3}(?:race|game|match|prize|medal|competition|contest|tournament|cup|award|place)\\b',
    '\\b(?:got|scored|has got) (?:an a|an a plus|full marks|top marks|a hundred|100|ten out of ten|10 out of 10)\\b',
    '\\b(?:came|finished) (?:first|second|third)\\b|\\bpassed (?:her|his|the|their) (?:\\w+ )?(?:exam|test|audition)\\b',
    '\\b(?:learned|learnt|has learned|finally learned) to (?:ride|swim|read|write|tie|walk|skate|ski|whistle|climb|count)\\b',
    '\\b(?:so|very|really) proud of (?:her|him|them|my|our)\\b|\\b(?:did it|got dressed) (?:all )?by (?:himself|herself|themselves)\\b|\\bslept through the night\\b',
    '\\b(?:gano|ha ganado) (?:la|el|un|una|su) (?:\\w+ ){0,2}(?:carrera|partido|premio|medalla|concurso|torneo|copa)\\b',
    '\\b(?:saco|ha sacado) (?:un |una )?(?:diez|10|sobresaliente|matricula)\\b|\\b(?:aprobo|ha aprobado) (?:el|su|la)\\b',
    '\\b(?:aprendio|ha aprendido) a (?:montar|nadar|leer|escribir|atarse|andar|patinar|contar)\\b|\\borgullos[oa] de (?:el|ella|mi|nuestr[oa])\\b',
    '考了?(?:一百|100|满)分|(?:得|拿)了?(?:第一|冠军|奖|金牌|奖状|一等奖)|赢了(?:比赛|冠军)|学会了(?:骑|游|自己|系|写|读|走|滑)|(?:为|替)(?:他|她|孩子)(?:感到)?(?:骄傲|自豪)|睡了?整(?:觉|夜)',
  ].join('|'),
)
/** Then it is no news, or not only good. */
const BUT =
  /\b(?:not|never|didnt|hasnt|wont|cant|but|how|what|should|when will|jealous|only|if|help|no|nunca|pero|como|que hago|cuando|si|solo)\b|没|不|但|可是|怎么|如何|才能|嫉妒/

export function tellsGoodNews(message: string) {
  const text = plain(message.slice(0, LONGEST))
  return !BUT.test(text) && (NEWS.test(text) || NEWS.test(text.replaceAll(' ', '')))
}
const LONGEST = 200
