import { useEffect } from 'react'
import { useTranslate } from '../i18n/language.tsx'

/** What the browser's tab and history call this screen. */
export function useTitle(screen?: string) {
  const brand = useTranslate()('brand.name')
  useEffect(() => {
    document.title = screen ? `${screen} · ${brand}` : brand
  }, [screen, brand])
}
