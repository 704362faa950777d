import { expect, test } from 'vitest'
import { complaints, detailOf, Refusal, refusals } from './refusal.ts'

test('every no of the wire has its status', () => {
  const statuses = Object.entries(refusals).map(([code, { status }]) => [code, status])
  expect(Object.fromEntries(statuses)).toMatchObject({
    ...{ invalid_request: 400, future_date: 400, too_long_ago: 400, unauthorized: 401, foreign_origin: 403 },
    ...{ not_found: 404, already_checked_in: 409, habit_completed: 409, last_child: 409, insufficient_points: 409 },
    ...{ price_changed: 409, already_undone: 409, family_not_empty: 409, last_caregiver: 409, invite_used: 409 },
    ...{ idempotency_mismatch: 422, too_many_requests: 429, internal: 500, unavailable: 503 },
  })
})

test('where the specification gives a sentence, it is said', () => {
  expect(refusals.already_checked_in.detail).toBe('Already checked in today')
  expect(refusals.last_child).toMatchObject({
    title: 'Cannot delete',
    detail: 'At least one child profile must be kept',
  })
  expect(refusals.insufficient_points.title).toBe('Insufficient points')
  expect(refusals.invalid_request.detail).toBe('Please fill in complete information')
  expect(refusals.internal.detail).toBe('Error occurred')
})

test('every field says what does not fit in the words of the specification', () => {
  expect(complaints).toMatchObject({
    required: 'Please fill in complete information',
    child_name_required: "Please enter child's name",
    age_range: 'Age must be between 0-18',
    points_required: 'Title and points are required fields',
    points_positive: 'Points must be a positive number',
    behavior_name_required: 'Enter behavior name',
    behavior_type_required: 'Please select behavior type',
    challenge_name_required: 'Challenge name is required',
    target_value_positive: 'Target value must be greater than 0',
    score_invalid: 'Please enter valid score',
    weather_required: 'Please select weather',
    mood_required: 'Please select mood',
    points_cost_positive: 'Points must be positive',
    feedback_type_required: 'Please select a feedback type',
    feedback_subject_short: 'Subject must be at least 3 characters',
    feedback_message_short: 'Message must be at least 10 characters',
  })
})

test('one field speaks for all, but weather and mood have a sentence together', () => {
  const weather = { path: 'weather', code: 'weather_required' } as const
  const mood = { path: 'mood', code: 'mood_required' } as const
  const date = { path: 'date', code: 'invalid' } as const
  expect(detailOf([weather, mood])).toBe('Please select weather and mood')
  expect(detailOf([date, weather, mood])).toBe('Please select weather and mood')
  expect(detailOf([mood, date])).toBe('Please select mood')
  expect(detailOf([])).toBe('Please fill in complete information')
})

test('a no says its usual sentence unless a better one is at hand', () => {
  expect(new Refusal('price_changed')).toMatchObject({ code: 'price_changed', fields: [] })
  expect(new Refusal('price_changed').message).toBe('The price of this reward has changed')
  expect(new Refusal('price_changed', { detail: 'It costs 30 now' }).message).toBe('It costs 30 now')
})
