/** Numbers as they are written, without the signs that group their digits. */
export const numbersIn = (text: string): ReadonlySet<string> =>
  new Set(Array.from(text.matchAll(/\d+(?:[.,]\d+)*/g), ([number]) => number.replace(/[.,](?=\d{3})/g, '')))
