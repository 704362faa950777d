import type { Language } from '../../language.ts'

const FEWEST_LETTERS = 6
const HALF = 0.5

const COMMON = {
  en: 'the and of to a is that it for with your you at in on be are this when can not do or if they what by one as have',
  es: 'el la los las de que y en se por con para una un es no tu su lo al del como pero si cuando puedes muy a te sin',
  other:
    'le les des est et pas vous votre une dans pour avec der die das und ist nicht ein eine mit auf zu o os uma não você e di che il gli per non',
} as const
const words = (list: string) => new Set(list.split(' '))
const common = { en: words(COMMON.en), es: words(COMMON.es), other: words(COMMON.other) }

const letters = (text: string, script: RegExp) => text.match(script)?.length ?? 0

/** Whether a sentence could be in the language. It lets a doubtful one pass, not one that is plainly another's. */
export function soundsLike(sentence: string, language: Language) {
  const all = letters(sentence, /\p{L}/gu)
  const han = letters(sentence, /\p{Script=Han}/gu)
  const latin = letters(sentence, /\p{Script=Latin}/gu)
  if (han + latin < all) return false
  if (language === 'zh') return all < FEWEST_LETTERS || han >= HALF * all
  return han === 0 && isMostly(sentence.toLowerCase(), language)
}

function isMostly(sentence: string, language: 'en' | 'es') {
  const said = sentence.match(/\p{L}+/gu) ?? []
  const count = (of: ReadonlySet<string>) => said.filter((word) => of.has(word)).length
  const rival = Math.max(count(common[language === 'en' ? 'es' : 'en']), count(common.other))
  return rival < 2 || count(common[language]) >= rival
}
