export const languages = ['zh', 'en', 'es'] as const
export type Language = (typeof languages)[number]

export const isLanguage = (text: unknown): text is Language => languages.some((language) => language === text)

/** Address, then what was chosen before, then what the device speaks, then English. */
export function readerLanguage({
  path,
  saved,
  device,
}: {
  path: string
  saved: string | null
  device: readonly string[]
}): Language {
  const wishes = [path.split('/')[1], saved, device[0]?.slice(0, 2).toLowerCase()]
  return wishes.find(isLanguage) ?? 'en'
}
