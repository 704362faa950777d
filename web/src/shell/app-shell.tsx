import type { User } from '@sprout/domain/accounts/model'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { childList, useCurrentChild, useRememberChild } from '../children/current-child.ts'
import { useToday } from '../family/today.ts'
import { useTranslate } from '../i18n/language.tsx'
import { fetchParts } from '../i18n/lazy-part.ts'
import { useFollowRecord } from '../timeline/follow-record.ts'
import { classNames } from '../ui/class-names.ts'
import './app-shell.css'
import { useChildTask } from './child-task-state.ts'
import { Celebrations, ChildDialogs, Signal } from './lazy-parts.ts'
import { ScreenBar } from './screen-bar.tsx'
import { useScreenFocus } from './screen-focus.ts'
import { useScreen } from './screens.ts'
import { ShellContent } from './shell-content.tsx'
import { useTab } from './tabs.ts'
import { useTitle } from './title.ts'
import { TopBar } from './top-bar.tsx'

/** A look at what is there comes before the first tap. */
const AFTER_ARRIVING = 600

/** The app of someone who is signed in: header, tab, bottom bar, and the dialogs for the children's profiles. */
export function AppShell({ user }: { user: User }) {
  const t = useTranslate()
  const tab = useTab()
  const screen = useScreen()
  const today = useToday()
  const list = useQuery(childList)
  const child = useCurrentChild()
  const hasSiblings = list.data?.[1] !== undefined
  const { task, setTask, wanted, ways } = useChildTask()
  useRememberChild(child)
  useFollowRecord(child?.id)
  useScreenFocus(screen)
  useTitle(t(screen ? `modules.${screen}` : `shell.tabs.${tab}`))
  useEffect(() => {
    const leaving = new AbortController()
    const later = setTimeout(() => void fetchParts(leaving.signal), AFTER_ARRIVING)
    return () => {
      clearTimeout(later)
      leaving.abort()
    }
  }, [])
  // Also while it is not known yet whether there is a child: most families have one.
  const isHome = tab === 'home' && !screen && (child !== undefined || !list.data)
  const select = () => setTask({ kind: child ? 'select' : 'add' })
  return (
    <div className={classNames('app-shell', isHome && 'app-shell-wide')}>
      {tab !== 'profile' && <TopBar {...{ child, hasSiblings }} loading={!list.data} onSelect={select} />}
      <Signal user={user} childId={child?.id} />
      <main className="app-shell-main">
        {screen && <ScreenBar screen={screen} />}
        {!list.data && !screen && <h1 className="visually-hidden">{t(`shell.tabs.${tab}`)}</h1>}
        <ShellContent tab={tab} screen={screen} user={user} list={list} child={child} onTask={setTask} />
      </main>
      {wanted && <ChildDialogs task={task} today={today} {...ways} />}
      <Celebrations />
    </div>
  )
}
