import { ChartNoAxesGantt, Gift, House, type LucideIcon, UserRound } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { useTranslate } from '../i18n/language.tsx'
import './bottom-bar.css'
import { PipPlace } from './pip-place.tsx'
import { addressOfTab, type Tab } from './tabs.ts'

const icons: Record<Tab, LucideIcon> = { home: House, timeline: ChartNoAxesGantt, rewards: Gift, profile: UserRound }

export function BottomBar({ tab, pip = <PipPlace /> }: { tab: Tab; pip?: ReactNode }) {
  const t = useTranslate()
  return (
    <nav className="bottom-bar" aria-label={t('shell.menu')}>
      <TabLink tab="home" current={tab} />
      <TabLink tab="timeline" current={tab} />
      {pip}
      <TabLink tab="rewards" current={tab} />
      <TabLink tab="profile" current={tab} />
    </nav>
  )
}

function TabLink({ tab, current }: { tab: Tab; current: Tab }) {
  const t = useTranslate()
  const Icon = icons[tab]
  return (
    <Link
      href={addressOfTab(tab)}
      className="bottom-bar-tab"
      aria-current={tab === current ? 'page' : undefined}
      // After the address: what is left keeps its place for the way back.
      onClick={() => queueMicrotask(() => window.scrollTo(0, 0))}
    >
      <Icon aria-hidden="true" />
      {t(`shell.tabs.${tab}`)}
    </Link>
  )
}
