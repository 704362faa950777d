import { familyDay } from '@sprout/domain/calendar'
import { apart } from '@sprout/domain/direction'
import { isPresetReward } from '@sprout/domain/rewards/model'
import { type Metadata, readMetadata } from '@sprout/domain/timeline/metadata'
import type { Activity } from '@sprout/domain/timeline/model'
import { useFamily } from '../family/today.ts'
import { useTranslate } from '../i18n/language.tsx'
import type { Translate } from '../i18n/translate.ts'
import { useFormats } from '../i18n/use-formats.ts'

type Formats = Pick<ReturnType<typeof useFormats>, 'number'>

/** What a record is called in the reader's language, and what its line adds. */
export function useRecordWords() {
  const t = useTranslate()
  const formats = useFormats()
  const family = useFamily()
  const titleOf = (line: Activity) => title(t, formats, line)
  const noteOf = ({ metadata, createdAt }: Activity) => {
    const known = readMetadata(metadata)
    if (known?.cause === 'redemption') return t('timeline.redeemed')
    const day = known && 'date' in known ? known.date : undefined
    const writtenOn = familyDay(new Date(createdAt), family)
    return day && day !== writtenOn ? t('timeline.forDay', { day: formats.longDay(day, writtenOn) }) : undefined
  }
  return { titleOf, noteOf }
}

function title(t: Translate, { number }: Formats, { title: given, metadata }: Activity): string {
  const known = readMetadata(metadata)
  switch (known?.cause) {
    case 'habit-completed':
      return t('timeline.habitCompleted', { title: given, count: known.targetDays })
    case 'skill-completed':
      return t('timeline.skillCompleted', { title: given })
    case 'score':
      return `${apart(given)} · ${[number(known.score), known.unit && apart(known.unit)].filter(Boolean).join(' ')}`
    case 'moment':
      return momentTitle(t, known)
    case 'redemption':
      return isPresetReward(known.presetKey) ? t(`rewards.presets.${known.presetKey}`) : given
    case 'behavior':
    case 'check-in':
    case undefined:
      return given
  }
}

const momentTitle = (t: Translate, { mood, weather }: Extract<Metadata, { cause: 'moment' }>) =>
  `${t(`moments.moods.${mood}`)} · ${t(`moments.weathers.${weather}`)}`
