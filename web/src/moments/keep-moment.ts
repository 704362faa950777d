import { momentCalls } from '@sprout/domain/moments/contract'
import type { Moment, NewMoment } from '@sprout/domain/moments/model'
import { useQueryClient } from '@tanstack/react-query'
import { useToday } from '../family/today.ts'
import { useTranslate } from '../i18n/language.tsx'
import { useRecord } from '../outbox/record.ts'
import { useUndo } from '../points/undo.ts'
import { toast } from '../ui/toast.ts'
import { giveBack } from './moment-form.ts'
import { useMomentTitle } from './moment-title.ts'

type Then = { onSuccess?: () => void; onError: (failure: Error) => void; onWaiting?: () => void }

/** Keeps a moment and says so; the toast takes it back. */
export function useKeepMoment() {
  const t = useTranslate()
  const queries = useQueryClient()
  const today = useToday()
  const titleOf = useMomentTitle()
  const write = useRecord(momentCalls.write, {
    line: ({ body: { childId, mood, weather, date } }) => ({
      childId,
      title: titleOf({ mood, weather }),
      points: 0,
      day: date ?? today,
    }),
    writtenIn: 'moment',
  })
  const undo = useUndo()
  const tell = (moment: Moment) => {
    const title = titleOf(moment)
    const takeBack = async () => {
      const { childId, weather, mood, content, lineId: id } = moment
      const date = moment.date === today ? null : moment.date
      if (await undo({ id, title })) giveBack(queries, { childId, weather, mood, content, date })
    }
    const action = { label: t('points.undo'), run: () => void takeBack() }
    toast.add({ title: t('moments.saved'), description: title, tone: 'good', action })
  }
  const keep = (body: NewMoment, { onSuccess, onError, onWaiting }: Then) => {
    const done = (moment: Moment) => {
      tell(moment)
      onSuccess?.()
    }
    // The day it was told on, whenever it is sent.
    write.mutate(
      { body: { ...body, date: body.date ?? today } },
      { onSuccess: done, onError, ...(onWaiting && { onWaiting }) },
    )
  }
  return { keep, isPending: write.isPending }
}
