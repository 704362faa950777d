import { quiet } from '../facts/facts.testing.ts'
import type { Facts } from '../facts/facts.ts'
import { textsIn } from '../texts/texts.ts'
import { answer, type Question } from './answer.ts'
import type { Chip } from './chips.ts'
import { chunksOf, type Reply } from './reply.ts'

export const ask = (message: string, more: Partial<Question> = {}) =>
  answer({ message, language: 'en', facts: quiet, recentTips: [], ...more })
export const text = (reply: Reply) => chunksOf(reply).join('')
export const kinds = (reply: Reply) => reply.parts.map(({ kind }) => kind)

export const chips = Object.keys(textsIn('en').chips) as Chip[]
export const tap = (
  chip: Chip,
  facts: Facts,
  language: Question['language'] = 'en',
  recentTips: readonly string[] = [],
) => answer({ message: textsIn(language).chips[chip], language, facts, recentTips })

/** A child with a name, in a quiet week. */
export const named: Facts = { ...quiet, child: { ...quiet.child, name: 'Mia' } }
