import { isLanguage, type Language, languages } from '@sprout/domain/language'
import type { ReactNode } from 'react'
import { Router } from 'wouter'
import { usePathname } from 'wouter/use-browser-location'

/** Screens know nothing of the language segment: paths are matched without it, links keep it. */
export function Address({ children }: { children: ReactNode }) {
  const first = usePathname().split('/')[1]
  return <Router base={isLanguage(first) ? `/${first}` : ''}>{children}</Router>
}

const languageSegment = new RegExp(`^/(${languages.join('|')})(?=[/?#]|$)`)

/** The same address in the language that is being read; one without a language stays without. */
export const inLanguage = (path: string, language: Language) => path.replace(languageSegment, `/${language}`)
