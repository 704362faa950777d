import { isLanguage, type Language, languages } from '@sprout/domain/language'
import { ChevronDown, Globe } from 'lucide-react'
import { useEffect, useEffectEvent, useRef } from 'react'
import { Card } from '../ui/card.tsx'
import { ChoiceGroup } from '../ui/choice.tsx'
import { toast } from '../ui/toast.tsx'
import { useLanguage, useTranslate } from './language.tsx'
import './language-menu.css'
import { warmLanguages } from './words.ts'

// Each in its own words, so that whoever is lost in a foreign language finds home.
const ownNames: Record<Language, string> = { zh: '中文', en: 'English', es: 'Español' }

function useChoose() {
  const { setLanguage } = useLanguage()
  const t = useTranslate()
  return (language: Language) =>
    void setLanguage(language).catch(() => toast.add({ tone: 'bad', title: t('language.unavailable') }))
}

/** The compact selector of the landing and sign-in screens. */
export function LanguageMenu() {
  const { language } = useLanguage()
  const t = useTranslate()
  const choose = useChoose()
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
        onChange={({ target }) => isLanguage(target.value) && choose(target.value)}
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

/** The same choice, spread out, for the profile. */
export function LanguageCard() {
  const { language } = useLanguage()
  const t = useTranslate()
  const choose = useChoose()
  const options = languages.map((value) => ({ value, label: ownNames[value], lang: value }))
  return (
    <Card>
      <ChoiceGroup legend={t('language.label')} value={language} options={options} onChange={choose} columns={3} />
    </Card>
  )
}
