import { momentCalls } from '@sprout/domain/moments/contract'
import type { Moment, NewMoment } from '@sprout/domain/moments/model'
import { readMetadata } from '@sprout/domain/timeline/metadata'
import { useQueryClient } from '@tanstack/react-query'
import { useToday } from '../family/today.ts'
import { useTranslate } from '../i18n/language.tsx'
import { useRecord } from '../outbox/record.ts'
import { useUndo } from '../points/undo.ts'
import { latestLines } from '../timeline/follow-record.ts'
import { toast } from '../ui/toast.tsx'
import { giveBack } from './moment-form.ts'

type Then = { onSuccess: () => void; onError: (failure: Error) => void; onWaiting: () => void }

/** Keeps a moment and says so; the toast takes it back. */
export function useKeepMoment() {
  const t = useTranslate()
  const queries = useQueryClient()
  const today = useToday()
  const titleOf = ({ mood, weather }: Pick<Moment, 'mood' | 'weather'>) =>
    `${t(`moments.moods.${mood}`)} · ${t(`moments.weathers.${weather}`)}`
  const write = useRecord(momentCalls.write, {
    line: ({ body: { childId, mood, weather, date } }) => ({
      childId,
      title: titleOf({ mood, weather }),
      points: 0,
      day: date ?? today,
    }),
    onTakenBack: ({ body }) => giveBack(queries, { ...body, content: body.content ?? '' }),
  })
  const lineOf = useLineOf()
  const undo = useUndo()
  const tell = (moment: Moment) => {
    const line = lineOf(moment)
    const title = titleOf(moment)
    const action = line && { label: t('points.undo'), run: () => void undo({ id: line.id, title }) }
    toast.add({ title: t('moments.saved'), description: title, tone: 'good', action })
  }
  const keep = (body: NewMoment, { onSuccess, onError, onWaiting }: Then) => {
    const done = (moment: Moment) => {
      tell(moment)
      onSuccess()
    }
    // The day it was told on, whenever it is sent.
    write.mutate({ body: { ...body, date: body.date ?? today } }, { onSuccess: done, onError, onWaiting })
  }
  return { keep, isPending: write.isPending }
}

/** The line that a moment is on the timeline, which was loaded again when it was kept. */
function useLineOf() {
  const queries = useQueryClient()
  return ({ id, childId }: Moment) =>
    queries.getQueryData(latestLines(childId).queryKey)?.find(({ metadata }) => {
      const known = readMetadata(metadata)
      return known?.cause === 'moment' && known.momentId === id
    })
}
