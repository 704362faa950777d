import type { FEEDBACK_TYPES } from '@sprout/domain/feedback/model'

type Types = Record<(typeof FEEDBACK_TYPES)[number], string>

export const feedback = {
  title: 'Feedback',
  hint: 'What is wrong, missing or good',
  type: 'What is it about?',
  types: { bug: 'A fault', feature: 'An idea', improvement: 'An improvement', general: 'Something else' },
  subject: 'Subject',
  message: 'Message',
  send: 'Send feedback',
  sent: 'Feedback Sent',
  thanks: 'Thank you. It helps Sprout grow.',
  failed: 'Failed to Send',
  later: 'Please try again later.',
} as const satisfies { types: Types; [key: string]: unknown }
