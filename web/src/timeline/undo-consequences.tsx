import type { Activity } from '@sprout/domain/timeline/model'
import type { UseQueryResult } from '@tanstack/react-query'
import { failureWords } from '../api/failure-words.ts'
import { useTranslate } from '../i18n/language.tsx'
import { Button } from '../ui/button.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { RecordLine } from './record-line.tsx'

type UndoConsequencesProps = {
  line: Activity
  asked: Pick<UseQueryResult<{ takesAlong: Activity[] }>, 'data' | 'error' | 'isFetching' | 'refetch'>
}

/** What undoing a record would do, before it is done. */
export function UndoConsequences({ line, asked: { data, error, isFetching, refetch } }: UndoConsequencesProps) {
  const t = useTranslate()
  if (data) return <Consequences line={line} takesAlong={data.takesAlong} />
  if (isFetching || !error) return <Skeleton width="16rem" height="1.5rem" />
  return (
    <div className="record-others" role="alert">
      <p>{failureWords(t, error)}</p>
      <Button tone="soft" onClick={() => void refetch()}>
        {t('ui.retry')}
      </Button>
    </div>
  )
}

function Consequences({ line, takesAlong }: { line: Activity; takesAlong: readonly Activity[] }) {
  const t = useTranslate()
  const points = [line, ...takesAlong].reduce((sum, one) => sum + one.points, 0)
  const direction = points > 0 ? 'takesBack' : 'givesBack'
  return (
    <div className="record-others">
      <p>{points ? t(`timeline.record.${direction}`, { count: Math.abs(points) }) : t('timeline.record.removes')}</p>
      {takesAlong.length > 0 && <h3>{t('timeline.record.goesAlong')}</h3>}
      {takesAlong.map((one) => (
        <RecordLine key={one.id} line={one} />
      ))}
    </div>
  )
}
