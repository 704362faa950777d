import { type Child, NO_AVATAR } from '@sprout/domain/children/model'
import { Link } from 'wouter'
import { useAgeWords } from '../children/age-words.ts'
import { useTranslate } from '../i18n/language.tsx'
import { CountingPoints } from '../points/counting-points.tsx'
import { Avatar } from '../ui/avatar.tsx'
import { Facts } from '../ui/facts.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { addressOfTab } from './tabs.ts'
import './top-bar.css'

type TopBarProps = {
  child: Child | undefined
  hasSiblings?: boolean
  loading?: boolean
  onSelect?: (() => void) | undefined
}

/** Whose day this is, and what it has earned. */
export const TopBar = ({ loading = false, child, ...choice }: TopBarProps) => (
  <header className="top-bar">
    {loading ? <TopBarLoading /> : <ChildButton child={child} {...choice} />}
    {child && <PointsLink key={child.id} points={child.points} />}
  </header>
)

function ChildButton({ child, hasSiblings = false, onSelect }: Omit<TopBarProps, 'loading'>) {
  const t = useTranslate()
  return (
    <button type="button" className="top-bar-child" aria-haspopup="dialog" onClick={onSelect}>
      <Avatar emoji={child?.avatarUrl ?? NO_AVATAR} />
      <span className="top-bar-words">
        <span className="top-bar-name">{child?.name ?? t('children.select')}</span>
        {child && (
          <span className="top-bar-facts">
            <ChildFacts {...{ child, hasSiblings }} />
          </span>
        )}
      </span>
    </button>
  )
}

function ChildFacts({ child, hasSiblings }: { child: Child; hasSiblings: boolean }) {
  const t = useTranslate()
  return <Facts list={[useAgeWords(child), hasSiblings && t('shell.tapToSwitch')]} />
}

function PointsLink({ points }: { points: number }) {
  const t = useTranslate()
  return (
    <Link href={addressOfTab('rewards')} className="top-bar-points">
      <CountingPoints points={points} />
      <span className="visually-hidden">{t('shell.pointsToRewards', { count: points })}</span>
    </Link>
  )
}

const TopBarLoading = () => (
  <span className="top-bar-child">
    <Skeleton round />
    <span className="top-bar-words">
      <Skeleton />
    </span>
  </span>
)
