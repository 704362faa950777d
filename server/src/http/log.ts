import type { FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'

/**
 * What a log line may hold: where, when and how it went. Never a query (codes travel there), a header (cookies), a
 * body (passwords, children's names), or what a database says about values.
 */
export const logged = ({ logLevel }: Pick<Config, 'logLevel'>) => ({
  level: logLevel,
  serializers: {
    req: ({ method, url, id }: FastifyRequest) => ({ id, method, path: url.split('?')[0] }),
    err: ({ name, stack, code }: Error & { code?: unknown }) => ({
      type: name,
      message: firstLine(stack),
      stack: stack ?? '',
      code,
    }),
  },
})

const firstLine = (stack = '') => stack.split('\n', 1)[0] ?? ''
