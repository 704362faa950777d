import { isLanguage, type Language, languages } from '@sprout/domain/language'
import { ChevronDown, Globe } from 'lucide-react'
import { useEffect, useEffectEvent, useRef } from 'react'
import { ownNames, useChooseLanguage } from './choose-language.ts'
import { useLanguage, useTranslate } from './language.tsx'
import './language-menu.css'
import { warmLanguages } from './words.ts'

/** The compact selector of the landing and sign-in screens. */
export function LanguageMenu() {
  const { language } = useLanguage()
  const t = useTranslate()
  const choose = useChooseLanguage()
  const select = useRef<HTMLSelectElement>(null)
  // Perhaps somebody chose in the printed page, before anyone listened.
  const hearEarlyChoice = useEffectEvent((menu: HTMLSelectElement) => {
    const chosen = menu.value
    // Until its words have come the menu says what the page speaks.
    menu.value = language
    if (chosen !== language) choose(chosen as Language)
  })
  useEffect(() => hearEarlyChoice(select.current!), [])
  return (
    <span className="language-menu">
      <Globe aria-hidden="true" />
      <select
        ref={select}
        className="language-menu-select"
        aria-label={t('language.label')}
        value={language}
        // Else a browser that comes back puts there what was chosen on the page that was left.
        autoComplete="off"
        onFocus={warmLanguages}
        // A choice that wakes the page is heard early, and then told here once more: by now the menu says the old one.
        onChange={({ target: { value } }) => isLanguage(value) && value !== language && choose(value)}
      >
        {languages.map((each) => (
          <option key={each} value={each} lang={each}>
            {ownNames[each]}
          </option>
        ))}
      </select>
      <ChevronDown aria-hidden="true" />
    </span>
  )
}
