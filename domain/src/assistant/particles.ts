import { plain } from './plain.ts'

/** Words of names that are words of any sentence too, and say nothing without the rest of the name. */
const PARTICLES = new Set(
  'al and da das de del den der di do dos du e el et la las le los und van von y ال بن ابن بنت ابو ام בן בת'.split(' '),
)

export const isParticle = (word: string) => PARTICLES.has(plain(word))
