import { randomUUID } from 'node:crypto'
import { newPhone } from './phone.ts'
import { ask, type Reach } from './sender.ts'
import { TARGET_DAYS } from './taps.ts'

const COST = 5

export type Family = Awaited<ReturnType<typeof newFamily>>

/** A family with two children and as many phones, which all tap on the same children. */
export async function newFamily(reach: Reach, phones: number) {
  const person = { name: 'Ana', email: `${randomUUID()}@example.org`, password: 'correct horse', timeZone: 'Etc/UTC' }
  const { headers } = await make(reach, '', 'auth/sign-up/email', person)
  const cookie = headers.getSetCookie()[0]?.split(';')[0] ?? ''
  const idOf = async (path: string, body: object) => JSON.parse((await make(reach, cookie, path, body)).text).id
  const children: string[] = [await idOf('children', { name: 'Mia' }), await idOf('children', { name: 'Leo' })]
  const withThings = async (turn: number) => {
    const childId = children[turn % children.length] ?? ''
    return newPhone(reach, cookie, {
      childId,
      habitId: await idOf('habits', { childId, title: 'Teeth', targetDays: TARGET_DAYS }),
      skillId: await idOf('skills', { childId, title: 'Rope' }),
      rewardId: await idOf('rewards', { childId, title: `Zoo ${turn}`, pointsCost: COST, category: 'outing' }),
      cost: COST,
    })
  }
  return { cookie, children, phones: await Promise.all(Array.from({ length: phones }, (_, turn) => withThings(turn))) }
}

async function make(reach: Reach, cookie: string, path: string, body: object) {
  const reply = await ask(reach, { cookie, method: 'POST', path: `/api/${path}`, body })
  if (reply.status >= 300) throw new Error(`${path} was refused: ${reply.status} ${reply.text}`)
  return reply
}
