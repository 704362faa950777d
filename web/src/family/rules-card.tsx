import { COUNTRIES } from '@sprout/domain/family/countries'
import type { Family } from '@sprout/domain/family/model'
import { useMemo } from 'react'
import { useLanguage, useTranslate } from '../i18n/language.tsx'
import { Card } from '../ui/card.tsx'
import { Section } from '../ui/section.tsx'
import { SelectField } from '../ui/select-field.tsx'
import { SwitchField } from '../ui/switch-field.tsx'
import { useFamilyChange } from './family-change.ts'

/** What holds for all children, whose help is called in an emergency, and whether a model may help Pip where there is one. */
export function RulesCard({
  family: { keepBalancesAtZero, emergencyCountry, asksModel, hasModel },
}: {
  family: Family
}) {
  const t = useTranslate()
  const { language } = useLanguage()
  const change = useFamilyChange()
  const countries = useMemo(() => countriesIn(language), [language])
  return (
    <Card>
      <Section title={t('family.rules.title')}>
        <SwitchField
          label={t('family.rules.atZero')}
          hint={t('family.rules.atZeroHint')}
          checked={keepBalancesAtZero}
          onChange={(isOn) => change({ keepBalancesAtZero: isOn })}
        />
        <SelectField
          label={t('family.rules.country')}
          hint={t('family.rules.countryHint')}
          value={emergencyCountry ?? ''}
          onChange={({ target }) => change({ emergencyCountry: target.value || null })}
        >
          <option value="">{t('family.rules.noCountry')}</option>
          {countries.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </SelectField>
        {hasModel && (
          <SwitchField
            label={t('assistant.model.label')}
            hint={t('assistant.model.hint')}
            checked={asksModel}
            onChange={(isOn) => change({ asksModel: isOn })}
          />
        )}
      </Section>
    </Card>
  )
}

function countriesIn(language: string) {
  const names = new Intl.DisplayNames(language, { type: 'region' })
  const { compare } = new Intl.Collator(language)
  return COUNTRIES.map((code) => ({ code, name: names.of(code) ?? code })).sort((a, b) => compare(a.name, b.name))
}
