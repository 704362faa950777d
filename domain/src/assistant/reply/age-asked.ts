import { type Band, bandOf } from '../band.ts'
import type { Facts } from '../facts/facts.ts'
import { ageIn } from '../understanding/ages.ts'
import { type Asked, intentReply } from './intent-reply.ts'
import type { Reply } from './reply.ts'
import { type Voice, voiceOf } from './voice.ts'

/** The age that a message names, where it is not the one we know of. */
export function bandAsked(message: string, { child }: Facts): Band | null {
  const age = ageIn(message)
  return age === null || bandOf(age) === child.band ? null : bandOf(age)
}

/** For another age than this child's: nothing of this child's days is told, and nothing is to be filled in. */
export function replyForAge(band: Band, asked: Asked, voice: Voice): Reply {
  const { facts, language, texts, say, recentTips } = voice
  const aged: Facts = { ...facts, child: { ...facts.child, band } }
  // Whose age nobody told before is meant by it now.
  if (facts.child.band === 'unknown') return intentReply(asked, { ...voice, facts: aged })
  const anyChild: Facts = { ...aged, child: { ...aged.child, name: texts.frame.aChild } }
  const opening = [...(asked.opening ?? []), { kind: 'data', text: say(texts.frame.data.otherAge) } as const]
  const general: Asked = { ...asked, opening, rules: [], habit: undefined, isGeneral: true }
  return { ...intentReply(general, voiceOf(anyChild, language, recentTips)), offers: [] }
}
