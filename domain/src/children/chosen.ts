/** Whose day a phone looked at last, by their id: no secret, and no proof of anything. */
export const CHOSEN_CHILD_COOKIE = 'sprout-child'

/** The chosen one, or the first when nobody chose or the chosen one is gone. */
export const shownChild = <Child extends { id: string }>(
  children: readonly Child[],
  chosen: string | null | undefined,
) => children.find(({ id }) => id === chosen) ?? children[0]
