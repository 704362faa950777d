import { useEffect, useRef, useState } from 'react'
import { formatNumber } from '../i18n/formats.ts'
import { useLanguage } from '../i18n/language.tsx'
import { wantsCalm } from '../ui/calm.ts'
import { classNames } from '../ui/class-names.ts'
import { Coin } from '../ui/coin.tsx'
import './counting-points.css'

const LASTS = 600

/** A balance that counts to its new value while the coin gives one bounce. To be seen only: say the value beside it. */
export function CountingPoints({ points }: { points: number }) {
  const { language } = useLanguage()
  const { shown, changes } = useCounting(points)
  return (
    <span className="counting-points" aria-hidden="true">
      <span key={changes} className={classNames('counting-points-coin', changes > 0 && 'counting-points-bounce')}>
        <Coin />
      </span>
      {formatNumber(language, shown)}
    </span>
  )
}

function useCounting(points: number) {
  const [state, setState] = useState({ goal: points, shown: points, changes: 0 })
  const { goal, changes } = state
  if (points !== goal) setState({ goal: points, shown: nearer(state.shown, points), changes: changes + 1 })
  const from = useRef(points)
  useEffect(() => {
    if (changes === 0) return
    const tell = (shown: number) => {
      from.current = shown
      setState((now) => ({ ...now, shown }))
    }
    return wantsCalm() ? tell(goal) : count(nearer(from.current, goal), goal, tell)
  }, [goal, changes])
  return { shown: state.shown, changes }
}

/** The first step is seen with the tap, before any frame is waited for. */
const nearer = (from: number, goal: number) => from + Math.sign(goal - from)

/** Tells every number on the way, fast at first, and ends at the goal. */
function count(from: number, goal: number, tell: (shown: number) => void) {
  let begun: number | undefined
  let frame = requestAnimationFrame(function step(now) {
    begun ??= now
    const way = Math.min(1, (now - begun) / LASTS)
    tell(Math.round(goal - (goal - from) * (1 - way) ** 3))
    if (way < 1) frame = requestAnimationFrame(step)
  })
  return () => cancelAnimationFrame(frame)
}
