/** What this device remembers. A browser that blocks all site data throws at the mere mention of it: then nothing is. */
export function storage(): Storage | null {
  try {
    return localStorage
  } catch {
    return null
  }
}
