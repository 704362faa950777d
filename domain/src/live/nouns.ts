/** What a write can make stale, by the names that the lists have in their addresses: `/api/habits/…`. */
export const nouns = [
  ...(['family', 'children', 'activities', 'stats', 'badges'] as const),
  ...(['behaviors', 'habits', 'skills', 'moments', 'rewards'] as const),
] as const
export type Noun = (typeof nouns)[number]

/** After any record these may have moved: the timeline, the points, the week, the badges. */
export const withRecord = ['activities', 'children', 'stats', 'badges'] as const satisfies readonly Noun[]
