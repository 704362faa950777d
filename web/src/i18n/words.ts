import { type Language, languages } from '@sprout/domain/language'
import { first as firstEnglish } from './en/first.ts'
import type { FirstMessages, Messages, ScreenMessages } from './translate.ts'

export type Words = { readonly language: Language; readonly messages: Messages }
type Sources<M> = Record<Language, () => Promise<M>>

// English is there from the start, as the fallback; the others come as chunks of their own.
const firstWords: Sources<FirstMessages> = {
  en: async () => firstEnglish,
  zh: async () => (await import('./zh/first.ts')).first,
  es: async () => (await import('./es/first.ts')).first,
}

const screenWords: Sources<ScreenMessages> = {
  en: async () => (await import('./en/screens.ts')).screens,
  zh: async () => (await import('./zh/screens.ts')).screens,
  es: async () => (await import('./es/screens.ts')).screens,
}

/** What each language has so far. The words of the screens are there before the first part that says them. */
const known: Record<Language, Partial<Messages>> = { en: { ...firstEnglish }, zh: {}, es: {} }
const wordsOf = (language: Language) => ({ language, messages: known[language] as Messages })

const spoken = new Set<Language>()
let screensSpeak = false

const learn = async (language: Language, sources: Sources<Partial<Messages>>) =>
  void Object.assign(known[language], await sources[language]())

export const english: Words = wordsOf('en')

/** Rejects when the words cannot be loaded. */
export async function loadWords(language: Language): Promise<Words> {
  spoken.add(language)
  try {
    await Promise.all([learn(language, firstWords), screensSpeak && learn(language, screenWords)])
  } catch (failure) {
    spoken.delete(language)
    throw failure
  }
  return wordsOf(language)
}

/** Fetches what the reader is about to choose from. What fails here fails again, and is told, when it is chosen. */
export const warmLanguages = () => void Promise.allSettled(languages.map((language) => learn(language, firstWords)))

/** Fetches a part that is not in the first load, and with the first of them the words of them all. */
export async function loadPart<P>(load: () => Promise<P>): Promise<P> {
  screensSpeak = true
  const [part] = await Promise.all([load(), ...[...spoken].map((language) => learn(language, screenWords))])
  return part
}
