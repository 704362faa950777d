/** For whoever looks into the browser's console: something odd came that the parent need not hear of. */
export const warn = (words: string, what: unknown) => {
  // biome-ignore lint/suspicious/noConsole: the one door to it
  console.warn(words, what)
}
