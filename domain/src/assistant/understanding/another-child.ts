import type { Facts } from '../facts/facts.ts'
import { withoutName } from '../outside/without-name.ts'
import { plain } from '../plain.ts'

const WORDS =
  /^(?:and|what about|how about)(?: for| with| does| is)? (\p{Lu}\p{L}+)$|^y (?:para |con |de |qu[eé] tal )?(\p{Lu}\p{L}+)$|^(?:那|那么)?(\p{Script=Han}{2,4})呢$/iu

type Family = Pick<Facts, 'child' | 'siblings'>

export const namesAnySibling = (message: string, { siblings }: Family) =>
  siblings.some((name) => isNamed(message, name))

/** A brother or sister is called by name, and this child is not. */
export const namesSibling = (message: string, family: Family) =>
  !isNamed(message, family.child.name) && namesAnySibling(message, family)

/** What a brother or sister did, or how they are: nothing of theirs is known here. */
export const asksOfSibling = (message: string, family: Family) =>
  DAYS.test(plain(message)) && namesSibling(message, family)
const DAYS =
  /^(?:what (?:did|has|is|does|was)|how (?:did|was|is|has|old)|when (?:did|is|does)|que (?:hizo|hace|ha)|como (?:fue|va|esta|ha|le)|cuant[oa]s anos|cuando)\b|做了?什么|干了?什么|怎么样|表现|几岁|多大/

/** A name that is a word of every day is one in the midst of a sentence, with a capital. */
function isNamed(message: string, name: string) {
  if (!EVERY_DAY.test(plain(name))) return withoutName(message, name) !== message
  return new RegExp(`\\p{Ll}\\P{L}+${name}(?!\\p{L})`, 'u').test(message)
}
const EVERY_DAY = /^(?:will|may|mark|grace|hope|joy|summer|rose|sol|luz|mar|cielo)$/

/** "And Leo?": a name and nothing else, and not the name of the child who is spoken of. */
export function asksOfAnother(message: string, name: string) {
  const bare = message.replace(/[¿?？!！。.,，]/gu, ' ').trim()
  const [, ...names] = bare.match(WORDS) ?? []
  const another = names.find((one) => one !== undefined)
  if (
    another === undefined ||
    !/^[\p{Lu}\p{Script=Han}]/u.test(another) ||
    NO_NAME.test(another) ||
    THINGS.test(plain(another))
  )
    return false
  return !plain(name).includes(plain(another))
}

const NO_NAME =
  /什么|怎|如何|哪|谁|多少|然后|还有|后来|结果|现在|以后|[我你这]|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|Christmas/

/** Those around a child, and places, times and matters of every day, which are written like names too. */
const THINGS =
  /^(?:(?:grand|step)?(?:dad|daddy|mom|mommy|mum|mummy|mother|father|parents?|ma|pa)|nan|nana|nanny|aunt|auntie|uncle|teachers?|friends?|school|preschool|kindergarten|nursery|daycare|home|class|church|ramadan|eid|easter|hanukkah|diwali|halloween|thanksgiving|summer|winter|spring|autumn|weekends?|holidays?|vacation|birthdays?|mornings?|evenings?|nights?|tomorrow|today|tonight|sleep|naps?|homework|chores|screens?|tv|phones?|games?|youtube|tiktok|roblox|minecraft|fortnite|food|dinner|lunch|breakfast|points|rewards|habits|mam[ai]|pap[ai]|padre|madre|abuel[oa]s?|ti[oa]s?|maestr[oa]|profesor[a]?|profe|amig[oa]s?|colegio|escuela|cole|guarderia|casa|verano|invierno|primavera|otono|navidad|pascua|reyes|vacaciones|manana|hoy|noches?|finde|deberes|tareas?|sueno|pantallas|comida|cena|puntos|premios)$|老师|周|星期|礼拜|爸|妈|爷|奶|外婆|外公|姥|叔|阿姨|舅|姑|保姆|同学|朋友|学校|幼儿园|幼儿|小学|中学|家里|课|春节|过年|新年|国庆|节日|生日|暑|寒假|假期|放假|早上|晚上|中午|下午|明天|今天|作业|家务|手机|电视|游戏|睡觉|吃饭|积分|奖励|习惯/
