/** How fast Pip speaks, and how long a model may keep it waiting, in milliseconds. */
export type Pace = {
  /** A breath between two sentences. */
  readonly sentence: number
  /** Without another word of the model for so long, Pip answers itself. */
  readonly word: number
  /** A whole reply of the model may take no longer. */
  readonly whole: number
}

export const USUAL_PACE: Pace = { sentence: 300, word: 8_000, whole: 60_000 }
