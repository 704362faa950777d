type Plural = Partial<Record<Intl.LDMLPluralRule, string>> & { readonly other: string }

/** The shape of the English words, with the words taken out. */
export type Shape<T> = T extends string
  ? string
  : T extends { readonly other: string }
    ? Plural
    : { readonly [K in keyof T]: Shape<T[K]> }

type Holes<S> = S extends `${string}{${infer Hole}}${infer Rest}` ? Hole | Holes<Rest> : never
type SameHoles<A, B> = [Holes<A>, Holes<B>] extends [Holes<B>, Holes<A>] ? A : never
type Faithful<T, E> = {
  readonly [K in keyof T]: K extends keyof E
    ? E[K] extends string
      ? SameHoles<T[K], E[K]>
      : E[K] extends { readonly other: string }
        ? T[K]
        : Faithful<T[K], E[K]>
    : never
}

/** The same words in another language: a key or a placeholder missing or too many does not compile. */
export const likeEnglish =
  <E>() =>
  <const T extends Shape<E>>(words: T & Faithful<T, E>): Shape<E> =>
    words
