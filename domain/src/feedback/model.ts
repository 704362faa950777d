import * as z from 'zod/mini'
import { said } from '../said.ts'
import { line, prose } from '../text.ts'

export const FEEDBACK = { subject: { min: 3 }, message: { min: 10, max: 4000 } } as const
export const FEEDBACK_TYPES = ['bug', 'feature', 'improvement', 'general'] as const

export const newFeedback = z.object({
  feedbackType: z.enum(FEEDBACK_TYPES, said('feedback_type_required')),
  subject: line(said('feedback_subject_short')).check(
    z.minLength(FEEDBACK.subject.min, said('feedback_subject_short')),
  ),
  message: prose(FEEDBACK.message.max).check(z.minLength(FEEDBACK.message.min, said('feedback_message_short'))),
})
export type NewFeedback = z.infer<typeof newFeedback>
