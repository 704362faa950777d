/** Far above what people have open: a browser shares one line among its tabs, and a family has a few phones and laptops. */
export const MOST_LINES = { ofSession: 20, ofFamily: 100 }

/**
 * Which line ends for the newest, the last of them: the oldest of its session, or else of the family. A phone whose signal
 * comes and goes leaves dead lines behind, and those are the oldest.
 */
export function oneTooMany<L extends { readonly sessionHash: string }>(lines: readonly L[], sessionHash: string) {
  const own = lines.filter((line) => line.sessionHash === sessionHash)
  if (own.length > MOST_LINES.ofSession) return own[0]
  return lines.length > MOST_LINES.ofFamily ? lines[0] : undefined
}
