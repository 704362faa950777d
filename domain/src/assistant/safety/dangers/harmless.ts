import type { Concept } from '../concepts/concepts.ts'
import { type Heard, hearPlain } from '../hear.ts'
import { type Danger, isThere } from './danger.ts'

/** Further apart than anything in a message: said anywhere, it counts. */
const ANYWHERE = 100_000

const PEOPLE = ['partner', 'parent', 'relative', 'helper', 'stranger', 'online'] as const

/** Everyday, though the words are those of danger. Who or what makes it more is heard too. */
type Everyday = Danger & {
  readonly signs: readonly [Concept, ...Danger['signs']]
  /** What of the first sign is not to be heard; without it all of it, so its words hold no gap for any other. */
  readonly deed?: RegExp
}

/** A child who hits its parent: what is done, and to whom. Who does it stays, and whatever was said in between. */
const HIT_ME = new RegExp(
  [
    '\\b(?:hit|slap|kick|bit|scratch|punch|pinch|push|pull|spit)\\w* (?:at )?(?:me|us|my \\w+)(?: (?:in|on) \\w+ \\w+)?$',
    '\\b(?:me|nos) (?:ha |esta )?(?:peg|golp|muerd|mordi|aran|empuj|pellizc|da )\\w*(?: \\w+){0,4}$',
    '(?:打|踢|咬|抓|挠|扇|推|捶)了?我$',
  ].join('|'),
)

const lookAlikes: readonly Everyday[] = [
  {
    signs: ['childHitsMe'],
    deed: HIT_ME,
    unless: [
      ...PEOPLE,
      ...(['beatsMe', 'injury', 'weapon', 'threatens', 'blood', 'fearful', 'terrified', 'drunken', 'death'] as const),
    ],
  },
  {
    signs: ['touchesSelf'],
    unless: [
      ...PEOPLE,
      ...(['otherChild', 'tells', 'secrecy', 'pain', 'blood', 'fearful', 'terrified', 'forces', 'lures'] as const),
      ...(['intimateHurt', 'threatens'] as const),
    ],
  },
  {
    signs: ['hitsOwnHead', ['smallChild', 'tantrum']],
    unless: [
      ...PEOPLE,
      ...(['olderChild', 'badSign', 'senseless', 'blood', 'cannotWake', 'unresponsive', 'swells', 'seizure'] as const),
      ...(['selfHate', 'death', 'pain', 'weapon', 'paleOrBlue', 'shakes'] as const),
    ],
  },
  {
    signs: ['cannotSwallowPills'],
    unless: ['excess', 'emptied', 'death', 'theEnd', 'waysToDie', 'swells', 'stuck', 'breath', 'senseless'],
  },
  {
    signs: ['fearsForMe'],
    unless: ['partner', 'stranger', 'weapon', 'threatens', 'lastStraw', 'theEnd', 'harmsSelf', 'selfHate', 'harmIdea'],
  },
  {
    signs: ['threatensToLeave'],
    unless: ['online', 'stranger', 'partner', 'lateHour', 'unreachable', 'death', 'selfHate', 'farewell', 'harmsSelf'],
  },
  {
    signs: ['tongueTied'],
    unless: ['limb', 'sharpTool', 'marks', 'blood', 'onPurpose', 'death', 'selfHate', 'hiddenAway'],
  },
  {
    signs: ['triesSubstance'],
    unless: [
      ...([
        'smallChild',
        'schoolChild',
        'stupor',
        'medicine',
        'senseless',
        'cannotWake',
        'unresponsive',
        'airless',
        'swallows',
      ] as const),
      ...(['excess', 'emptied', 'death', 'selfHate', 'shakes', 'othersMedicine', 'allergen'] as const),
    ],
  },
]

/** What is said besides everyday things that sound like danger. Other dangers may stand beside them. */
export const besidesEveryday = (heard: Heard): Heard =>
  lookAlikes.reduce((rest, one) => (isThere({ ...one, within: ANYWHERE }, rest) ? without(one, rest) : rest), heard)

function without({ signs: [sign], deed }: Everyday, { text, places }: Heard): Heard {
  let [rest, at] = ['', 0]
  for (const { from, to } of places(sign)) {
    rest += text.slice(at, from) + (deed ? text.slice(from, to).replace(deed, '') : ' · ')
    at = to
  }
  return hearPlain(rest + text.slice(at))
}
