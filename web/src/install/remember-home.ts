import { shownChild } from '@sprout/domain/children/chosen'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { warn } from '../api/warn.ts'
import { useChosenChild } from '../children/chosen-child.ts'
import { childList } from '../children/current-child.ts'
import { useLanguage } from '../i18n/language.tsx'
import { usualLanguage } from '../i18n/language-choice.ts'

/** Whatever the next start shows of home before any of our code has run is kept anew, as often as something of it changes. */
export function useRememberHome() {
  const { language } = useLanguage()
  // Whoever is signed out asks for none.
  const { data: children = [] } = useQuery({ ...childList, enabled: false })
  const child = shownChild(children, useChosenChild())
  const birthdays = children.map(({ birthday }) => birthday).join()
  const told = child && language === usualLanguage() ? [language, child.id, child.name, birthdays].join('\n') : ''
  useEffect(() => {
    if (!told || !import.meta.env.PROD) return
    const [path] = told.split('\n')
    void navigator.serviceWorker?.ready
      .then(({ active }) => active?.postMessage({ home: `/${path}` }))
      .catch((failure: unknown) => warn('Home is not kept:', failure))
  }, [told])
}
