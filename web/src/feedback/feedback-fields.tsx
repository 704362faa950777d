import { FEEDBACK_TYPES } from '@sprout/domain/feedback/model'
import { useController } from 'react-hook-form'
import { useErrorOf } from '../api/error-of.ts'
import { useTranslate } from '../i18n/language.tsx'
import { ChoiceGroup } from '../ui/choice.tsx'
import { TextField } from '../ui/field.tsx'
import { TextArea } from '../ui/text-area.tsx'
import './feedback-fields.css'
import type { FeedbackForm } from './feedback-form.ts'

export function FeedbackFields({ form }: { form: FeedbackForm }) {
  const t = useTranslate()
  const errorOf = useErrorOf(form)
  const { field } = useController({ control: form.control, name: 'feedbackType' })
  return (
    <div className="feedback-fields">
      <ChoiceGroup
        legend={t('feedback.type')}
        columns={2}
        value={field.value}
        options={FEEDBACK_TYPES.map((value) => ({ value, label: t(`feedback.types.${value}`) }))}
        onChange={field.onChange}
        error={errorOf('feedbackType')}
      />
      <TextField
        label={t('feedback.subject')}
        error={errorOf('subject')}
        autoComplete="off"
        {...form.register('subject')}
      />
      <TextArea label={t('feedback.message')} error={errorOf('message')} rows={5} {...form.register('message')} />
    </div>
  )
}
