import type { Family } from '@sprout/domain/family/model'
import { DAY_STARTS_AT } from '@sprout/domain/family/settings'
import { useLanguage, useTranslate } from '../i18n/language.tsx'
import { useFormats } from '../i18n/use-formats.ts'
import { Card } from '../ui/card.tsx'
import { Section } from '../ui/section.tsx'
import { SelectField } from '../ui/select-field.tsx'
import { useFamilyChange } from './family-change.ts'
import { useNow } from './now.ts'
import { TimeZoneOptions, useTimeZones } from './time-zone-options.tsx'
import { readableZone } from './today.ts'

const HOURS = Array.from({ length: DAY_STARTS_AT.max - DAY_STARTS_AT.min + 1 }, (_, hour) => hour + DAY_STARTS_AT.min)

/** By which clock the family lives, and when its day turns. */
export function DayCard({ family: { timeZone, dayStartsAt } }: { family: Family }) {
  const t = useTranslate()
  const { language } = useLanguage()
  const zones = useTimeZones(timeZone, language)
  const { time, hour } = useFormats()
  const now = useNow()
  const change = useFamilyChange()
  const clock = time(new Date(now).toISOString(), readableZone(timeZone))
  return (
    <Card>
      <Section title={t('family.day.title')}>
        <SelectField
          label={t('family.day.timeZone')}
          hint={t('family.day.timeZoneHint', { time: clock })}
          value={timeZone}
          onChange={({ target }) => change({ timeZone: target.value })}
        >
          <TimeZoneOptions chosen={timeZone} zones={zones} />
        </SelectField>
        <SelectField
          label={t('family.day.startsAt')}
          hint={t('family.day.startsAtHint')}
          value={dayStartsAt}
          onChange={({ target }) => change({ dayStartsAt: Number(target.value) })}
        >
          {HOURS.map((each) => (
            <option key={each} value={each}>
              {each === DAY_STARTS_AT.usual ? t('family.day.midnight', { time: hour(each) }) : hour(each)}
            </option>
          ))}
        </SelectField>
      </Section>
    </Card>
  )
}
