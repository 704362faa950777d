import type { Language } from '@sprout/domain/language'
import { createContext, type ReactNode, useContext, useEffect, useMemo, useRef, useState } from 'react'
import { rememberLanguage, showInAddress } from './language-choice.ts'
import { type Translate, translator } from './translate.ts'
import { english, loadWords } from './words.ts'

type Speech = { language: Language; setLanguage: (language: Language) => Promise<void>; translate: Translate }

const LanguageContext = createContext<Speech>({
  language: 'en',
  setLanguage: async () => {},
  translate: translator('en', english.messages),
})

export const useTranslate = () => useContext(LanguageContext).translate

/** The language being read, and the way to change it: at once, without a reload. Rejects when its words cannot be loaded. */
export function useLanguage() {
  const { language, setLanguage } = useContext(LanguageContext)
  return { language, setLanguage }
}

export function LanguageProvider({
  words: first = english,
  children,
}: {
  words?: typeof english
  children: ReactNode
}) {
  const [words, setWords] = useState(first)
  const wish = useRef(first.language)
  useEffect(() => {
    document.documentElement.lang = words.language
  }, [words])
  // The way back leads to addresses of another language too.
  useEffect(() => {
    const show = () => showInAddress(words.language)
    window.addEventListener('popstate', show)
    return () => window.removeEventListener('popstate', show)
  }, [words])
  const speech = useMemo<Speech>(() => {
    const setLanguage = async (language: Language) => {
      wish.current = language
      const loaded = await loadWords(language)
      // Of two quick choices the later counts, whichever loads first.
      if (wish.current !== language) return
      setWords(loaded)
      rememberLanguage(language)
      showInAddress(language)
    }
    return { language: words.language, setLanguage, translate: translator(words.language, words.messages) }
  }, [words])
  return <LanguageContext value={speech}>{children}</LanguageContext>
}
