import type { Child } from '@sprout/domain/children/model'
import { activityCalls } from '@sprout/domain/timeline/contract'
import { type Activity, PAGE } from '@sprout/domain/timeline/model'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { LoadFailed } from '../api/load-failed.tsx'
import { LoadMore } from '../api/load-more.tsx'
import { FURTHER, pages } from '../api/pages.ts'
import { useTranslate } from '../i18n/language.tsx'
import { lazyDialog } from '../i18n/lazy-part.ts'
import { useFocusWhenGone } from './focus-when-gone.ts'
import { TimelineDays } from './timeline-days.tsx'
import { TimelineEmpty } from './timeline-empty.tsx'
import { TimelineLoading } from './timeline-loading.tsx'

const RecordDialog = lazyDialog(async () => (await import('./record-dialog.tsx')).RecordDialog)

type TimelineListProps = { child: Child; beside: boolean }

/** The record, as far back as was asked for, or why there is none to see. */
export function TimelineList({ child: { id: childId, name }, beside }: TimelineListProps) {
  const t = useTranslate()
  const list = useInfiniteQuery(
    pages(activityCalls.list, { params: { childId }, query: { limit: PAGE.shown } }, FURTHER),
  )
  const [chosen, setChosen] = useState<Activity>()
  const [open, setOpen] = useState(false)
  const show = useCallback((line: Activity) => {
    setChosen(line)
    setOpen(true)
  }, [])
  useFocusWhenGone(open, chosen, list.data)
  if (list.isPending) return <TimelineLoading />
  if (!list.data) return <LoadFailed failure={list.error} busy={list.isFetching} onRetry={list.refetch} />
  return (
    <>
      {list.data.length === 0 ? (
        <TimelineEmpty childId={childId} beside={beside} />
      ) : (
        <>
          <TimelineDays lines={list.data} level={beside ? 3 : 2} onOpen={show} />
          <LoadMore
            pages={list}
            label={t('timeline.more')}
            failed={t('timeline.moreFailed')}
            end={t('timeline.end', { name })}
          />
        </>
      )}
      {chosen && <RecordDialog open={open} line={chosen} lines={list.data} onClose={() => setOpen(false)} />}
    </>
  )
}
