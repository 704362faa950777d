import type { Mood, Weather } from './model.ts'

/** The same picture for a weather or a mood wherever it appears; always with its name. */
export const WEATHER_EMOJI = {
  sunny: '☀️',
  cloudy: '☁️',
  rainy: '🌧️',
  snowy: '❄️',
  stormy: '⛈️',
  windy: '🌬️',
  foggy: '🌫️',
} as const satisfies Record<Weather, string>

export const MOOD_EMOJI = {
  very_happy: '😄',
  happy: '😊',
  excited: '🤩',
  proud: '😎',
  grateful: '🥰',
  calm: '😌',
  surprised: '😮',
  neutral: '😐',
  tired: '🥱',
  worried: '😟',
  angry: '😠',
  sad: '😢',
  very_sad: '😭',
} as const satisfies Record<Mood, string>
