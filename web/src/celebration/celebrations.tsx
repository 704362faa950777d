import { useState } from 'react'
import { ornament } from '../i18n/lazy-part.ts'
import { useDeed } from './celebrate.ts'

const Celebration = ornament(async () => (await import('./celebration.tsx')).Celebration)

/** The place where celebrations appear; once in the app. One that is closing still shows what it was about. */
export function Celebrations() {
  const deed = useDeed()
  const [last, setLast] = useState(deed)
  if (deed && deed !== last) setLast(deed)
  const shown = deed ?? last
  return shown && <Celebration deed={shown} open={deed !== null} />
}
