import type { Endpoint } from '@sprout/domain/endpoint'

type Contracts = Record<string, Record<string, Endpoint>>

/** Every call of every contract, those of tomorrow too. */
export const everyCall: Endpoint[] = Object.values(
  import.meta.glob<Contracts>('../../domain/src/*/{contract,*-contract}.ts', { eager: true }),
)
  .flatMap((contracts) => Object.values(contracts))
  .flatMap((calls) => Object.values(calls))

export const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`

/** The fields that a call takes in its params, query and body. */
export function fieldsOf({ params, query, body }: Pick<Endpoint, 'params' | 'query' | 'body'>): string[] {
  const shapes = [params, query, body].map((part) => part && 'shape' in part._zod.def && part._zod.def.shape)
  return shapes.flatMap((shape) => (shape ? Object.keys(shape) : []))
}
