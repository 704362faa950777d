/**
 * Ordered by what cannot wait. `missing`: nobody knows where the child is. `overwhelmed`: a grown-up who fears hurting
 * the child.
 */
export const alarms = ['medical', 'crisis', 'abuse', 'missing', 'overwhelmed'] as const
export type Alarm = (typeof alarms)[number]
/** What a parent is told of. `unclear`: it sounds like danger, and nothing says which. */
export type Told = Alarm | 'unclear'

/** Regular expressions over plain text. */
export type Phrases = Readonly<Record<Exclude<Alarm, 'missing'>, readonly string[]>>
