import type { Language } from '@sprout/domain/language'

/** "9 Nov, 14:05"; Chinese has no comma of ours between them. */
export const dayAndTime = (language: Language, day: string, time: string) =>
  [day, time].join(language === 'zh' ? ' ' : ', ')
