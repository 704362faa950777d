import { isLanguage, type Language, readerLanguage } from '@sprout/domain/language'
import { onDevice } from '../api/storage.ts'

const KEY = 'sprout.language'

/** What this reader should see first. A language that came with the address is kept when none was chosen before. */
export function firstLanguage(): Language {
  const saved = onDevice.get(KEY)
  const language = readerLanguage({ path: location.pathname, saved, device: navigator.languages })
  if (saved === null && language === location.pathname.split('/')[1]) rememberLanguage(language)
  return language
}

/** What the app speaks where no address says otherwise, as when it is opened from the home screen. */
export const usualLanguage = () => readerLanguage({ path: '/', saved: onDevice.get(KEY), device: navigator.languages })

export const rememberLanguage = (language: Language) => onDevice.set(KEY, language)

/** Replaces the first path segment when it is a language; other addresses stay as they are. */
export function showInAddress(language: Language) {
  const [, first, ...rest] = location.pathname.split('/')
  if (!isLanguage(first) || first === language) return
  const path = ['', language, ...rest].join('/')
  history.replaceState(history.state, '', path + location.search + location.hash)
}
