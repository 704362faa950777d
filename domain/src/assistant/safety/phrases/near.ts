/** One within so many signs of the other, whichever comes first. */
export const near = (one: string, other: string, most = 50) =>
  `(?:(?:${one}).{0,${most}}(?:${other})|(?:${other}).{0,${most}}(?:${one}))`
