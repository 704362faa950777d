/** The address as browsers read it, or null. `URL.canParse` came to iPhones only in 2023. */
export function readUrl(text: string, base?: string): URL | null {
  try {
    return new URL(text, base)
  } catch {
    return null
  }
}
