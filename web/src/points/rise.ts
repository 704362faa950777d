import type { Language } from '@sprout/domain/language'
import { wantsCalm } from '../ui/calm.ts'
import './rise.css'
import { signed } from './signed.ts'

const upwards = [
  { opacity: 0, translate: '-50% 0', scale: 0.6 },
  { opacity: 1, translate: '-50% -60%', scale: 1.1, offset: 0.25 },
  { opacity: 1, translate: '-50% -120%', scale: 1, offset: 0.6 },
  { opacity: 0, translate: '-50% -220%', scale: 1 },
]
const fade = [
  { opacity: 0, translate: '-50% -100%' },
  { opacity: 1, translate: '-50% -100%', offset: 0.3 },
  { opacity: 0, translate: '-50% -100%' },
]

/** A "+10" that rises from what was tapped. It says nothing to a screen reader: the toast does. */
export function rise(from: Element, points: number, language: Language) {
  if (points === 0) return
  const { left, top, width } = from.getBoundingClientRect()
  const number = document.createElement('span')
  number.className = points > 0 ? 'rise' : 'rise rise-minus'
  number.ariaHidden = 'true'
  number.textContent = signed(points, language)
  number.style.insetInlineStart = `${left + width / 2}px`
  number.style.insetBlockStart = `${top}px`
  document.body.append(number)
  number.animate(wantsCalm() ? fade : upwards, { duration: 1000, easing: 'ease-out' }).onfinish = () => number.remove()
}
