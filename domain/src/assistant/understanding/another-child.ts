import { plain } from '../plain.ts'

const WORDS =
  /^(?:and|what about|how about)(?: for| with| does| is)? (\p{Lu}\p{L}+)$|^y (?:para |con |de |qu[eé] tal )?(\p{Lu}\p{L}+)$|^(?:那|那么)?(\p{Script=Han}{2,4})呢$/iu

/** "And Leo?": a name and nothing else, and not the name of the child who is spoken of. */
export function asksOfAnother(message: string, name: string) {
  const bare = message.replace(/[¿?？!！。.,，]/gu, ' ').trim()
  const [, ...names] = bare.match(WORDS) ?? []
  const another = names.find((one) => one !== undefined)
  if (another === undefined || !/^[\p{Lu}\p{Script=Han}]/u.test(another) || NO_NAME.test(another)) return false
  return !plain(name).includes(plain(another))
}

const NO_NAME =
  /什么|怎|如何|哪|谁|多少|然后|还有|后来|结果|现在|以后|[我你这]|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|Christmas/
