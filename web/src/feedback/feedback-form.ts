import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { type NewFeedback, newFeedback } from '@sprout/domain/feedback/model'
import { type UseFormReturn, useForm } from 'react-hook-form'

export type FeedbackForm = UseFormReturn<NewFeedback>

/** Nothing is chosen at first. */
export const nothingSaid = { subject: '', message: '' }

/** Feedback being typed, judged by the rules that the server judges by. */
export const useFeedbackForm = (): FeedbackForm =>
  useForm<NewFeedback>({
    resolver: standardSchemaResolver<NewFeedback, unknown, NewFeedback>(newFeedback),
    defaultValues: nothingSaid,
  })
