/** By a finger, first of all: a keyboard then comes up over half of the screen. */
export const isTouched = () => matchMedia('(pointer: coarse)').matches
