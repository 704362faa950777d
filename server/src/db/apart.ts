/** What was begun together with others and cannot be done so: nothing of it is kept, and it is to be done by itself. */
export class Apart extends Error {}

/** `.catch(orApart(alone))`: it is done by itself then. Any other error goes on. */
export const orApart =
  <T>(alone: () => Promise<T>) =>
  (error: unknown): Promise<T> => {
    if (!(error instanceof Apart)) throw error
    return alone()
  }
