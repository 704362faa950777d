import type { Child } from '@sprout/domain/children/model'
import type { FieldErrors } from 'react-hook-form'
import { complaintWords } from '../api/complaint-words.ts'
import { useErrorOf } from '../api/error-of.ts'
import { useFormRefused } from '../api/form-refused.ts'
import { useToday } from '../family/today.ts'
import { useTranslate } from '../i18n/language.tsx'
import { BottomAction } from '../ui/bottom-action.tsx'
import { Button } from '../ui/button.tsx'
import { TextArea } from '../ui/text-area.tsx'
import { toast } from '../ui/toast.ts'
import { DayChoice } from './day-choice.tsx'
import { useKeepMoment } from './keep-moment.ts'
import { useDraft, useMomentForm } from './moment-form.ts'
import { PhotoPlace } from './photo-place.tsx'
import { MoodPicker, WeatherPicker } from './weather-and-mood.tsx'
import './write-moment.css'

/** A day in a few taps and a few words. */
export function WriteMoment({ child: { id: childId, name } }: { child: Child }) {
  const t = useTranslate()
  const today = useToday()
  const form = useMomentForm(childId)
  const { keep, isPending } = useKeepMoment()
  const send = useDraft(childId, form)
  const errorOf = useErrorOf(form)
  const onIncomplete = useIncomplete()
  const onError = useFormRefused(form, ['weather', 'mood', 'content', 'date'], t('moments.saveFailed'))
  const submit = form.handleSubmit((moment) => {
    if (moment.date && moment.date > today) return form.setFocus('date')
    const { kept, refused } = send(moment)
    const onRefused = (failure: Error) => {
      refused()
      onError(failure)
    }
    keep(moment, { onSuccess: kept, onError: onRefused, onWaiting: kept })
  }, onIncomplete)
  return (
    <form className="write-moment" onSubmit={submit} noValidate>
      <WeatherPicker form={form} />
      <MoodPicker form={form} name={name} />
      <TextArea
        label={t('moments.story')}
        hint={t('moments.storyHint')}
        error={errorOf('content')}
        rows={3}
        {...form.register('content')}
      />
      <PhotoPlace />
      <DayChoice form={form} />
      <BottomAction>
        <Button type="submit" data-tone="plum" busy={isPending}>
          {t('moments.save')}
        </Button>
      </BottomAction>
    </form>
  )
}

/** Says in one sentence what is missing, wherever on the screen it is. */
function useIncomplete() {
  const t = useTranslate()
  return ({ weather, mood, content, date }: FieldErrors) => {
    const first = weather ?? mood ?? content ?? date
    const description = weather && mood ? t('moments.selectBoth') : complaintWords(t, String(first?.message))
    toast.add({ title: t('moments.incomplete'), description, tone: 'bad' })
  }
}
