import type { FastifyReply, FastifyRequest } from 'fastify'

/** Name and value of one cookie of ours; the browser sends it back only to this very host. */
export type Cookie = {
  name: string
  value: string
  maxAge: number
  secure: boolean
  path?: string
  /** For what is no secret: the page may read it too. */
  open?: true
}

export const readCookie = ({ headers }: FastifyRequest, name: string) => cookieIn(headers.cookie, name)

export function cookieIn(header: string | undefined, name: string): string | undefined {
  const begin = `${name}=`
  for (const pair of header?.split(';') ?? []) {
    const mine = pair.trim()
    if (mine.startsWith(begin)) return mine.slice(begin.length)
  }
  return undefined
}

export function setCookie(reply: FastifyReply, { name, value, maxAge, secure, path = '/', open }: Cookie) {
  const parts = [`${name}=${value}`, `Path=${path}`, `Max-Age=${maxAge}`, ...(open ? [] : ['HttpOnly']), 'SameSite=Lax']
  reply.header('set-cookie', [...parts, ...(secure ? ['Secure'] : [])].join('; '))
}
