import { type Heard, hearPlain } from '../hear.ts'
import { type Danger, isThere } from './danger.ts'

/** Further apart than anything in a message: said anywhere, it counts. */
const ANYWHERE = 100_000

/** A child who hits its parent: everyday, though the words are those of abuse. Who or what makes it more is heard too. */
const HITTING: Danger = {
  signs: ['childHitsMe'],
  within: ANYWHERE,
  unless: [
    ...(['partner', 'parent', 'relative', 'helper', 'stranger', 'online'] as const),
    ...(['beatsMe', 'injury', 'weapon', 'threatens', 'blood', 'fearful', 'terrified', 'drunken', 'death'] as const),
  ],
}

/** What is done, and to whom. Who does it stays, and whatever was said in between. */
const DEED = new RegExp(
  [
    '\\b(?:hit|slap|kick|bit|scratch|punch|pinch|push|pull|spit)\\w* (?:at )?(?:me|us|my \\w+)(?: (?:in|on) \\w+ \\w+)?$',
    '\\b(?:me|nos) (?:ha |esta )?(?:peg|golp|muerd|mordi|aran|empuj|pellizc|da )\\w*(?: \\w+){0,4}$',
    '(?:打|踢|咬|抓|挠|扇|推|捶)了?我$',
  ].join('|'),
)

/** What else is said; null where nothing is known to be harmless. Other dangers may stand beside it. */
export function besidesHarmless(heard: Heard): Heard | null {
  if (!isThere(HITTING, heard)) return null
  let [rest, at] = ['', 0]
  for (const { from, to } of heard.places('childHitsMe')) {
    rest += heard.text.slice(at, from) + heard.text.slice(from, to).replace(DEED, '')
    at = to
  }
  return hearPlain(rest + heard.text.slice(at))
}
