import type { Activity } from '@sprout/domain/timeline/model'
import type { UseQueryResult } from '@tanstack/react-query'
import { failureWords } from '../api/failure-words.ts'
import { useTranslate } from '../i18n/language.tsx'
import { Button } from '../ui/button.tsx'
import { RecordLine } from './record-line.tsx'

type UndoConsequencesProps = {
  line: Activity
  /** All that are shown. */
  lines: readonly Activity[]
  asked: Pick<UseQueryResult<{ takesAlong: Activity[] }>, 'data' | 'error' | 'isFetching' | 'refetch'>
}

/** What undoing a record would do, before it is done. */
export function UndoConsequences({ line, lines, asked: { data, error, isFetching, refetch } }: UndoConsequencesProps) {
  const t = useTranslate()
  if (data) return <Consequences line={line} takesAlong={data.takesAlong} />
  if (isFetching || !error) return <Loading line={line} lines={lines} />
  return (
    <div className="record-others" role="alert">
      <p>{failureWords(t, error)}</p>
      <Button tone="soft" onClick={() => void refetch()}>
        {t('ui.retry')}
      </Button>
    </div>
  )
}

/** As tall as what it waits for: a sheet that grew would push what is read away from the eye. */
const Loading = ({ line, lines }: Pick<UndoConsequencesProps, 'line' | 'lines'>) => (
  <div className="record-loading skeleton" aria-hidden="true">
    <Consequences line={line} takesAlong={likelyAlong(line, lines)} />
  </div>
)

function Consequences({ line, takesAlong }: { line: Activity; takesAlong: readonly Activity[] }) {
  const t = useTranslate()
  const points = [line, ...takesAlong].reduce((sum, one) => sum + one.points, 0)
  const direction = points > 0 ? 'takesBack' : 'givesBack'
  const removes = line.type === 'moment' && line.description ? 'removesStory' : 'removes'
  return (
    <div className="record-others">
      <p>{points ? t(`timeline.record.${direction}`, { count: Math.abs(points) }) : t(`timeline.record.${removes}`)}</p>
      {takesAlong.length > 0 && <h3>{t('timeline.record.goesAlong')}</h3>}
      {takesAlong.map((one) => (
        <RecordLine key={one.id} line={one} />
      ))}
    </div>
  )
}

/** What came of the same deed has its very instant. Only a guess, to keep room for the answer: it says what goes along. */
const likelyAlong = ({ id, createdAt }: Activity, lines: readonly Activity[]) =>
  lines.filter((other) => other.createdAt === createdAt && other.id !== id)
