import type { Language } from '../../language.ts'
import type { Facts } from '../facts/facts.ts'
import { untilBirthday } from '../rules/family-rules.ts'
import { FINES, HABITUAL } from '../rules/relevance.ts'
import { mayBeSerious } from '../safety/hints.ts'
import { alarmIn } from '../safety/screen.ts'
import type { Values } from '../texts/fill.ts'
import type { Topic } from '../topics.ts'
import { asksOfAnother, asksOfSibling, namesAnySibling, namesSibling } from '../understanding/another-child.ts'
import { asksWhomToCall, needsSomebody } from '../understanding/asks-for-help.ts'
import { tellsGoodNews } from '../understanding/good-news.ts'
import { asksOfHarshness } from '../understanding/harshness.ts'
import { besidesLoss } from '../understanding/loss.ts'
import { habitNamedIn } from '../understanding/named-habit.ts'
import { rewardNamedIn } from '../understanding/named-reward.ts'
import { notOursIn } from '../understanding/not-ours.ts'
import { asksHowFar, asksHowOften, ownNumberIn } from '../understanding/own-numbers.ts'
import { smallTalkIn } from '../understanding/small-talk.ts'
import { takesBack } from '../understanding/taken-back.ts'
import { type Understood, understand } from '../understanding/understand.ts'
import { asksOfApp } from '../understanding/using-the-app.ts'
import { tipsWanted } from '../understanding/wanted-tips.ts'
import { asksOfWithholding } from '../understanding/withholding.ts'
import { bandAsked, replyForAge } from './age-asked.ts'
import { type Chip, chipIn, labels, TOPIC_CHIPS } from './chips.ts'
import { intentReply } from './intent-reply.ts'
import { keptReply, ownNumberReply, spendingReply } from './numbers-reply.ts'
import { recommendationsReply } from './recommendations-reply.ts'
import type { Part, Reply } from './reply.ts'
import { rewardsReply } from './rewards-reply.ts'
import { carefulLine, misreadReply, numbersReply, safetyReply, whoListens, withNumbers } from './safety-reply.ts'
import type { Harshness } from './tips.ts'
import { tipsReply } from './tips-reply.ts'
import { type Voice, voiceOf } from './voice.ts'

export type Question = {
  readonly message: string
  readonly topic?: Topic | null | undefined
  readonly language: Language
  readonly facts: Facts
  /** Ids of the last tips this child's parents heard, oldest first. */
  readonly recentTips: readonly string[]
}

/**
 * The whole assistant: safety first (none of our own labels alarms), then what was tapped, the topic, whom to call, who
 * needs somebody, what is taken back, small talk, a number, the words, and an honest "perhaps not understood".
 */
export function answer({ message, topic, language, facts, recentTips }: Question): Reply {
  const chip = chipIn(message)
  const alarm = chip ? null : alarmIn(message)
  if (alarm) return safetyReply(alarm, facts.country, language)
  const voice = voiceOf(facts, language, recentTips)
  if (chip) return chipReply(chip, voice)
  if (topic) return topicReply(topic, voice)
  if (asksWhomToCall(message)) return numbersReply(facts.country, language)
  if (needsSomebody(message)) return lonelyReply(voice)
  if (takesBack(message)) return misreadReply(language)
  const talk = smallTalkIn(message)
  if (talk) return sayOnly(voice.texts.frame.smallTalk[talk], voice)
  const besides = besidesLoss(message)
  const isSerious = mayBeSerious(besides ?? message)
  const opening = isSerious ? [carefulLine(facts.country, language)] : []
  const number = isSerious || besides !== null ? null : numberReply(message, voice)
  const reply = number ?? (besides === null ? wordsReply(message, voice, opening) : lossReply(voice, opening))
  return isSerious ? withNumbers(reply, language) : reply
}

function numberReply(message: string, voice: Voice): Reply | null {
  const { habits, rewards } = voice.facts
  const number = ownNumberIn(message)
  const reward = number || asksHowFar(message) ? rewardNamedIn(message, rewards) : undefined
  const often = !number && !reward && asksHowOften(message) ? habitNamedIn(message, habits) : undefined
  if (!number && !reward && !often) return null
  if (namesSibling(message, voice.facts)) return sayOnly(voice.texts.frame.otherChild, voice)
  if (often) return keptReply(often, voice)
  if (number === 'birthday' && !reward) return birthdayReply(voice)
  if (!number || number === 'spending' || number === 'birthday') return spendingReply(reward, voice)
  return ownNumberReply(number, habitNamedIn(message, habits), voice)
}

function birthdayReply(voice: Voice): Reply {
  const { facts, texts } = voice
  const { daysToBirthday: count } = facts.child
  if (count === null) return sayOnly(texts.frame.noBirthday, voice)
  const { says, ...told } = untilBirthday(count)
  return sayOnly(texts.rules.says[says], voice, [], 'values' in told ? told.values : undefined)
}

function wordsReply(message: string, voice: Voice, opening: readonly Part[] = []): Reply {
  if (asksOfApp(message)) return sayOnly(voice.texts.frame.usingApp, voice, opening)
  const notOurs = notOursIn(message)
  if (notOurs) return sayOnly(voice.texts.frame.notOurs[notOurs], voice, opening)
  if (tellsGoodNews(message)) return joyReply(voice, opening)
  const harshness = harshnessIn(message)
  const understood = understoodAtHome(message, voice) ?? (harshness ? { intent: 'listening' as const } : null)
  if (!understood && isOfAnother(message, voice)) return sayOnly(voice.texts.frame.otherChild, voice, opening)
  if (!understood) return fallback(voice, opening)
  const isCalm = opening.length === 0 && HABITUAL.includes(understood.intent)
  const habit = isCalm ? habitNamedIn(message, voice.facts.habits) : undefined
  const asked = { ...understood, opening, harshness, habit, wanted: tipsWanted(message) }
  const band = bandAsked(message, voice.facts)
  return band ? replyForAge(band, asked, voice) : intentReply(asked, voice)
}

/** Who is called by name is known here to be a brother or sister, and whoever teases them is no schoolmate. */
function understoodAtHome(message: string, voice: Voice): Understood | null {
  const understood = understand(message)
  if (understood && understood.intent !== 'bullying') return understood
  const isAmongThem = namesAnySibling(message, voice.facts) && !isOfAnother(message, voice)
  return isAmongThem ? { intent: 'siblings', runnerUp: understood?.intent ?? null } : understood
}

function harshnessIn(message: string): Harshness | undefined {
  if (asksOfHarshness(message)) return 'noShaming'
  return asksOfWithholding(message) ? 'needs' : undefined
}

function chipReply(chip: Chip, voice: Voice): Reply {
  if (isTopic(chip)) return topicReply(chip, voice)
  if (chip === 'numbers') return numbersReply(voice.facts.country, voice.language)
  if (chip === 'misread') return misreadReply(voice.language)
  if (chip === 'fines') return intentReply({ intent: 'points', rules: FINES }, voice)
  return intentReply({ intent: chip }, voice)
}

const isTopic = (chip: Chip): chip is Topic => TOPIC_CHIPS.some((topic) => topic === chip)

function topicReply(topic: Topic, voice: Voice): Reply {
  if (topic === 'tips') return tipsReply(voice)
  return topic === 'rewards' ? rewardsReply(voice) : recommendationsReply(voice)
}

function joyReply(voice: Voice, opening: readonly Part[]): Reply {
  const lead: Part = { kind: 'lead', text: voice.texts.frame.goodNews }
  return intentReply({ intent: 'praise', opening: [...opening, lead] }, voice)
}

/** No day's numbers, and nothing to earn. */
function lossReply(voice: Voice, opening: readonly Part[]): Reply {
  const { frame } = voice.texts
  const said = sayOnly(frame.loss, voice, opening)
  const followUpActions = labels(['mood', 'worry', 'bedtime'], voice.language)
  return { ...said, parts: [...said.parts, { kind: 'source', text: frame.ours }], followUpActions }
}

/** Who listens comes before what may help. */
function lonelyReply(voice: Voice): Reply {
  const { facts, language } = voice
  const opening = whoListens(facts.country, language)
  return withNumbers(intentReply({ intent: 'parentStress', opening }, voice), language)
}

function fallback(voice: Voice, opening: readonly Part[]): Reply {
  const lead: Part = { kind: 'lead', text: voice.say(voice.texts.frame.fallback) }
  return tipsReply(voice, [...opening, lead], TOPIC_CHIPS)
}

/** Where there is one child there is no other to ask about. */
const isOfAnother = (message: string, { facts }: Voice) =>
  facts.siblings.length > 0 && (asksOfAnother(message, facts.child.name) || asksOfSibling(message, facts))

/** Nothing is advised: nothing was asked, or nothing that is ours to say. */
function sayOnly(text: string, { language, say }: Voice, opening: readonly Part[] = [], values?: Values): Reply {
  return {
    parts: [...opening, { kind: 'lead', text: say(text, values) }],
    followUpActions: labels(TOPIC_CHIPS, language),
    ...{ offers: [], intent: null, rules: [], usedTips: [], isSafety: false },
  }
}
