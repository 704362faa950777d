import type { Language } from '@sprout/domain/language'
import { useEffect, useState } from 'react'
import { byServer } from '../api/clock.ts'
import { useTranslate } from '../i18n/language.tsx'
import { whenIdle } from '../ui/when-idle.ts'
import { regionsOf, type Zone, zonesWith } from './time-zones.ts'

/** All there are. To name hundreds of them takes a moment: until then there is only the chosen one. */
export function useTimeZones(chosen: string, language: Language) {
  const [zones, setZones] = useState<readonly Zone[]>([])
  useEffect(() => {
    let isWaited = true
    whenIdle(() => isWaited && setZones(zonesWith(chosen, language, new Date(byServer()))))
    return () => {
      isWaited = false
    }
  }, [chosen, language])
  return zones
}

/** By region. Their `select` must know them too: it chooses among its options only when it is drawn itself. */
export function TimeZoneOptions({ chosen, zones }: { chosen: string; zones: readonly Zone[] }) {
  const t = useTranslate()
  if (zones.length === 0) return <option value={chosen}>{chosen}</option>
  return regionsOf(zones).map(([region, ofRegion]) => (
    <optgroup key={region} label={t(`family.regions.${region}`)}>
      {ofRegion.map(({ id, words }) => (
        <option key={id} value={id}>
          {words}
        </option>
      ))}
    </optgroup>
  ))
}
