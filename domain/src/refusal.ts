/** Every way the product says no. The server answers with it, the web app translates it. */
export const refusals = {
  invalid_request: { status: 400, title: 'Invalid request', detail: 'Please fill in complete information' },
  future_date: { status: 400, title: 'Date in the future', detail: 'That day has not come yet' },
  too_long_ago: { status: 400, title: 'Too long ago', detail: 'Check-ins go back 366 days at most' },
  passkey_failed: {
    status: 400,
    title: 'Passkey not added',
    detail: 'This passkey could not be checked. Please try again',
  },
  unauthorized: { status: 401, title: 'Unauthorized', detail: 'You are logged out' },
  left_family: { status: 401, title: 'No longer in the family', detail: 'You are no longer in that family' },
  wrong_credentials: { status: 401, title: 'Unauthorized', detail: 'Email or password is not right' },
  openid_failed: { status: 401, title: 'Unauthorized', detail: 'Signing in with the provider did not work' },
  foreign_origin: { status: 403, title: 'Foreign origin', detail: 'This request came from another site' },
  sign_up_closed: { status: 403, title: 'Sign-up is closed', detail: 'New accounts need an invitation here' },
  openid_unverified: {
    status: 403,
    title: 'Address not confirmed',
    detail: 'The sign-in provider does not say that your email address is confirmed',
  },
  not_found: { status: 404, title: 'Not found', detail: 'Not found' },
  too_slow: { status: 408, title: 'Too slow', detail: 'The request did not arrive in time' },
  already_checked_in: { status: 409, title: 'Already checked in', detail: 'Already checked in today' },
  habit_completed: { status: 409, title: 'Habit completed', detail: 'This habit is already complete' },
  last_child: { status: 409, title: 'Cannot delete', detail: 'At least one child profile must be kept' },
  insufficient_points: { status: 409, title: 'Insufficient points', detail: 'Insufficient points' },
  price_changed: { status: 409, title: 'Price changed', detail: 'The price of this reward has changed' },
  already_undone: { status: 409, title: 'Already undone', detail: 'This record was already undone' },
  family_not_empty: { status: 409, title: 'Family not empty', detail: 'Your own family already has records' },
  newer_document: {
    status: 409,
    title: 'Newer document',
    detail: 'This document was made by a newer version of Sprout',
  },
  last_caregiver: { status: 409, title: 'Last caregiver', detail: 'A family keeps at least one caregiver' },
  invite_used: { status: 409, title: 'Invitation used', detail: 'This invitation was already used' },
  email_taken: { status: 409, title: 'Address taken', detail: 'An account with this email already exists' },
  too_many_passkeys: { status: 409, title: 'Too many passkeys', detail: 'An account keeps 20 passkeys at most' },
  link_expired: { status: 410, title: 'Link expired', detail: 'This link was used already or is too old' },
  body_too_large: { status: 413, title: 'Too large', detail: 'The request is larger than 64 KiB' },
  document_too_large: { status: 413, title: 'Too large', detail: 'The document is larger than 128 MiB' },
  not_json: { status: 415, title: 'Not JSON', detail: 'Only JSON is understood here' },
  idempotency_mismatch: {
    status: 422,
    title: 'Idempotency mismatch',
    detail: 'This Idempotency-Key was used for another request',
  },
  too_many_requests: { status: 429, title: 'Too many requests', detail: 'Too many tries. Please wait a little' },
  head_too_large: { status: 431, title: 'Too large', detail: 'The headers or the address are too large' },
  internal: { status: 500, title: 'Error occurred', detail: 'Error occurred' },
  openid_unreachable: { status: 502, title: 'Provider away', detail: 'The sign-in provider does not answer' },
  unavailable: { status: 503, title: 'Unavailable', detail: 'Please try again in a moment' },
} as const

export type RefusalCode = keyof typeof refusals

/** Why one field of a request does not fit. The English is the specification's where it gives one. */
export const complaints = {
  invalid: 'Invalid value',
  not_an_export: 'This is no document of a family that Sprout made',
  does_not_add_up: 'This does not fit what the rest of the document says',
  required: 'Please fill in complete information',
  too_long: 'Too long',
  not_a_number: 'Please enter a plain number',
  unreadable_text: 'This text holds characters that cannot be stored',
  child_name_required: "Please enter child's name",
  age_range: 'Age must be between 0-18',
  birthday_range: 'Birthday must be a past date',
  name_required: 'Please enter your name',
  email_invalid: 'Please enter a valid email address',
  password_required: 'Please enter your password',
  password_length: 'Password must be 8-128 characters',
  time_zone_unknown: 'Unknown time zone',
  day_starts_at_range: 'The day can start between 0 and 6 o’clock',
  too_large: 'Too large',
  points_range: 'Points must be a whole number from 1 to 100',
  points_required: 'Title and points are required fields',
  points_positive: 'Points must be a positive number',
  behavior_name_required: 'Enter behavior name',
  behavior_type_required: 'Please select behavior type',
  not_a_correction: 'Only a correction that still stands can be put right',
  already_made_good: 'This was already put right',
  habit_name_required: 'Please enter the habit name',
  target_days_range: 'Target days must be a whole number from 1 to 365',
  challenge_name_required: 'Challenge name is required',
  target_value_positive: 'Target value must be greater than 0',
  score_invalid: 'Please enter valid score',
  weather_required: 'Please select weather',
  mood_required: 'Please select mood',
  day_required: 'Please select the day',
  reward_name_required: 'Please enter the reward name',
  points_cost_whole: 'Please enter a whole number of points',
  points_cost_positive: 'Points must be positive',
  image_url_invalid: 'The address of a picture begins with https://',
  message_required: 'Please write a message',
  feedback_type_required: 'Please select a feedback type',
  feedback_subject_short: 'Subject must be at least 3 characters',
  feedback_message_short: 'Message must be at least 10 characters',
} as const

export type ComplaintCode = keyof typeof complaints
export type Complaint = { readonly path: string; readonly code: ComplaintCode }

/** Two that come together are said in one sentence. */
const TOGETHER: readonly { codes: readonly ComplaintCode[]; detail: string }[] = [
  { codes: ['weather_required', 'mood_required'], detail: 'Please select weather and mood' },
]

/** What is said of several complaints: the first speaks for all, unless some have a sentence of their own. */
export function detailOf(fields: readonly Complaint[]): string {
  const codes = fields.map(({ code }) => code)
  const together = TOGETHER.find((one) => one.codes.every((code) => codes.includes(code)))
  return together?.detail ?? complaints[codes[0] ?? 'required']
}

export const isComplaint = (code: string): code is ComplaintCode => Object.hasOwn(complaints, code)

/** Thrown by whoever decides; answered at one place (`http/refusals.ts`). */
export class Refusal extends Error {
  readonly code: RefusalCode
  readonly fields: readonly Complaint[]
  constructor(
    code: RefusalCode,
    { detail = refusals[code].detail, fields = [] }: { detail?: string; fields?: readonly Complaint[] } = {},
  ) {
    super(detail)
    this.code = code
    this.fields = fields
  }
}
