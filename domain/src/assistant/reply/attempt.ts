import { guidanceOn, type Intent } from '../guidance/guidance.ts'
import type { Finding } from '../rules/finding.ts'
import { RULES } from '../rules/rule-ids.ts'
import type { Screen } from '../screens.ts'
import { wordsOn } from '../texts/texts.ts'
import type { Offer, Part } from './reply.ts'
import type { Voice } from './voice.ts'

/** One thing to try today, on a screen of the app, with what the app can fill in for it. */
export type Attempt = { readonly part: Part; readonly offers: readonly Offer[] }

/** One habit at a time: none is offered while one is active. */
export function attemptOn(intent: Intent, { facts, language, say }: Voice): Attempt {
  const words = wordsOn(intent, language)
  const all = Object.entries(guidanceOn(intent).tries)
  const tries = facts.habits.length > 0 ? all.filter(([, { offers }]) => !offers) : all
  const fitting = tries.find(([, { bands }]) => bands.includes(facts.child.band))
  const [key = '', { screen = 'home' } = {}] = fitting ?? tries[0] ?? []
  const offer = words.offers?.[key]
  const text = say(words.tries[key] ?? '', offer === undefined ? {} : { offer })
  return { part: { kind: 'try', text }, offers: offersOn(screen, offer) }
}

export const attemptOf = ({ rule, values }: Finding, { texts, say }: Voice): Attempt => ({
  part: { kind: 'try', text: say(texts.rules.tries[rule], values) },
  offers: offersOn(RULES[rule].screen),
})

function offersOn(screen: Screen, title?: string): readonly Offer[] {
  if (screen === 'behaviors') return [{ kind: 'praise' }]
  return screen === 'habits' && title !== undefined ? [{ kind: 'habit', title }] : []
}
