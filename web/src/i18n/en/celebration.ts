export const celebration = { close: 'Lovely' } as const
