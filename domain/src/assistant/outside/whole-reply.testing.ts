import { hear, hearEnd, nothingYet, type Terms } from './hold-back.ts'

/** A whole reply at once. */
export const checkModelReply = (text: string, terms: Terms) => hearEnd(hear(nothingYet, text, terms), terms)
