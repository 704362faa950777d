/** Whose colour something wears: one hue a module, coin for points, clay for corrections. */
export const tones = ['leaf', 'sky', 'amber', 'plum', 'coral', 'coin', 'clay'] as const
export type Tone = (typeof tones)[number]
