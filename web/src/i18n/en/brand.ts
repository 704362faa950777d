export const brand = { name: 'Sprout' } as const
