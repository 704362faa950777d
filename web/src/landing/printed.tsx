import { type Language, languages } from '@sprout/domain/language'
import { renderToString } from 'react-dom/server'
import { newQueryClient } from '../api/query-client.ts'
import { translator } from '../i18n/translate.ts'
import { loadWords } from '../i18n/words.ts'
import { Root } from '../root.tsx'

async function print(language: Language) {
  const words = await loadWords(language)
  const t = translator(language, words.messages)
  const queries = newQueryClient()
  const screen = renderToString(<Root words={words} queries={queries} />)
  // What it holds would keep the build from ending until it is forgotten by itself.
  queries.clear()
  return { language, title: t('brand.name'), description: t('landing.heroText'), screen }
}

/** The landing screen as a stranger sees it, in each language. Made by the build, and no part of the app. */
export const all = await Promise.all(languages.map(print))
