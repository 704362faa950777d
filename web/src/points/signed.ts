import type { Language } from '@sprout/domain/language'
import { formatNumber } from '../i18n/formats.ts'

/** "+10", "−5". */
export const signed = (points: number, language: Language) =>
  formatNumber(language, points, { signDisplay: 'exceptZero' })
