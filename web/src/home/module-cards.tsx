import type { LocalDate } from '@sprout/domain/calendar'
import { BookOpen, Flag, Heart, Repeat } from 'lucide-react'
import type { MouseEvent } from 'react'
import { Link } from 'wouter'
import { useTranslate } from '../i18n/language.tsx'
import { addressOfScreen, fromTab, type Module, modules, moduleTones } from '../shell/screens.ts'
import '../ui/card.css'
import { Skeleton } from '../ui/skeleton.tsx'
import './module-cards.css'
import { type Detail, useDetails } from './details.ts'

const icons = { behaviors: Heart, habits: Repeat, skills: Flag, moments: BookOpen } as const

/** The way into the four modules, each with what is worth knowing now. */
export const ModuleCards = ({ childId, today }: { childId: string; today: LocalDate }) => (
  <CardsWith details={useDetails(childId, today)} />
)

/** Before any of it is known. */
export function CardsWith({ details }: { details: Partial<Record<Module, Detail>> }) {
  return (
    <ul className="module-cards">
      {modules.map((module) => (
        <li key={module} className="module-cards-place">
          <ModuleCard module={module} detail={details[module]} />
        </li>
      ))}
    </ul>
  )
}

/** By a finger: taken out with the focus in it, home would be laid out once more in the midst of that. */
const unfocused = (event: MouseEvent) => event.preventDefault()

function ModuleCard({ module, detail }: { module: Module; detail: Detail }) {
  const t = useTranslate()
  const Icon = icons[module]
  return (
    <Link
      className="card card-washed module-card"
      data-tone={moduleTones[module]}
      href={addressOfScreen(module)}
      state={fromTab}
      onMouseDown={unfocused}
    >
      <span className="module-card-icon" aria-hidden="true">
        <Icon />
      </span>
      <span className="module-card-name">{t(`modules.${module}`)}</span>
      <span className="module-card-detail">{detail ?? <Skeleton />}</span>
    </Link>
  )
}
