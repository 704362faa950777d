export const time = { justNow: 'just now' } as const
