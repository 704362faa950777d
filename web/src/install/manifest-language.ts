import { useEffect } from 'react'
import { useLanguage } from '../i18n/language.tsx'

/** A manifest speaks one language; the one that is read decides what the app is called on the home screen. */
export function useManifestLanguage() {
  const { language } = useLanguage()
  useEffect(() => {
    document.querySelector('link[rel=manifest]')?.setAttribute('href', `/${language}.webmanifest`)
  }, [language])
}
