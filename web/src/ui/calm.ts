/** Whoever has asked their device for less motion sees a plain fade, or nothing at all. */
export const wantsCalm = () => matchMedia('(prefers-reduced-motion: reduce)').matches
