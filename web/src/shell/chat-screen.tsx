import type { User } from '@sprout/domain/accounts/model'
import { useQuery } from '@tanstack/react-query'
import { LoadFailed } from '../api/load-failed.tsx'
import { Chat } from '../assistant/chat.tsx'
import { ChatHead } from '../assistant/chat-head.tsx'
import { NoChild } from '../assistant/no-child.tsx'
import { childList, useCurrentChild, useRememberChild } from '../children/current-child.ts'
import { useToday } from '../family/today.ts'
import { useTranslate } from '../i18n/language.tsx'
import './chat-screen.css'
import { useChildTask } from './child-task-state.ts'
import { ContentLoading } from './content-loading.tsx'
import { ChildDialogs, Signal } from './lazy-parts.ts'
import { useTitle } from './title.ts'

/** Pip and the child that the parent asks about. */
export function ChatScreen({ user }: { user: User }) {
  const t = useTranslate()
  const today = useToday()
  const list = useQuery(childList)
  const child = useCurrentChild()
  const { task, setTask, wanted, ways } = useChildTask()
  useRememberChild(child)
  useTitle(t('assistant.title'))
  const hasOthers = (list.data?.length ?? 0) > 1
  return (
    <div className="chat-screen">
      <ChatHead child={child} onSwitch={hasOthers ? () => setTask({ kind: 'select' }) : undefined} />
      <Signal user={user} childId={child?.id} />
      <main className="chat-screen-main">
        {child && <Chat child={child} />}
        {!child && list.data && <NoChild />}
        {list.isPending && <ContentLoading />}
        {list.isError && !list.data && (
          <LoadFailed failure={list.error} busy={list.isFetching} onRetry={list.refetch} />
        )}
      </main>
      {wanted && <ChildDialogs task={task} today={today} {...ways} />}
    </div>
  )
}
