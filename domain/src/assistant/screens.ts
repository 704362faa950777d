/** The app's screens, as the replies name them. */
export const screens = ['home', 'behaviors', 'habits', 'skills', 'moments', 'timeline', 'rewards', 'profile'] as const
export type Screen = (typeof screens)[number]
