import { isTimeZone } from '@sprout/domain/calendar'
import { grouped } from '@sprout/domain/grouped'
import type { Language } from '@sprout/domain/language'
import { atHome } from '../ui/at-home.ts'

export type Zone = { readonly id: string; readonly region: Region; readonly words: string }

const REGIONS = [
  'Africa',
  'America',
  'Antarctica',
  'Arctic',
  'Asia',
  'Atlantic',
  'Australia',
  'Europe',
  'Indian',
  'Pacific',
  'Etc',
] as const
type Region = (typeof REGIONS)[number]

/** The first part of a zone's name; what has none, like `UTC`, is nowhere in particular. */
const regionOf = (id: string): Region => REGIONS.find((region) => id.startsWith(`${region}/`)) ?? 'Etc'

/** Every zone that the browser knows, as its city, what time it is there, and its name among people. */
export function zonesWith(chosen: string, language: Language, now: Date): Zone[] {
  const known = Intl.supportedValuesOf('timeZone')
  // A browser may know the chosen one under another name, or be too old to know it at all.
  const all = known.includes(chosen) ? known : [chosen, ...known]
  const unknown = isTimeZone(chosen) ? undefined : chosen
  return all.map((id) => ({
    id,
    region: regionOf(id),
    words: id === unknown ? cityOf(id) : wordsOf(id, language, now),
  }))
}

function wordsOf(id: string, language: Language, now: Date) {
  // Not in short, which Chromium makes up of its English cities in every language.
  const style = { hour: 'numeric', minute: '2-digit', timeZoneName: 'longGeneric' } as const
  const parts = new Intl.DateTimeFormat(atHome(language) ?? language, { ...style, timeZone: id }).formatToParts(now)
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? ''
  const time = parts.map(({ type, value }) => (type === 'timeZoneName' ? '' : value)).join('')
  // On a phone a long name is cut, and may be: it comes last.
  return [cityOf(id), time.trim(), name].join(' · ')
}

/** 'America/Argentina/San_Juan' */
const cityOf = (id: string) => (id.split('/').at(-1) ?? id).replaceAll('_', ' ')

export const regionsOf = (zones: readonly Zone[]) => [...grouped(zones, ({ region }) => region)]
