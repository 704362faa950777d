import { type Noun, nouns } from '@sprout/domain/live/nouns'
import { oneTooMany } from './crowd.ts'
import { type Change, newEar, type Told } from './ear.ts'

/** Whose stream it is: as long as this session leads to this family. */
export type Follower = { readonly familyId: string; readonly sessionHash: string }
type IsHere = (follower: Follower) => Promise<boolean>
type Ear = ReturnType<typeof newEar<IsHere>>
type Line = { readonly sessionHash: string; readonly ear: Ear; isOver: boolean }

/** What a write has touched: whom to tell, and of which children. */
export type Touched = { readonly families: Set<string>; readonly children: Set<string> }
export const touching = (...families: string[]): Touched => ({ families: new Set(families), children: new Set() })

/** Between two looks whether they who listen are still signed in, when nothing else gives a reason to look. */
const LOOK_EVERY = 15_000

/** Who listens in this process, by family. `look`: asked now and then, and may take its time. */
export function newHub(isHere: IsHere, look: (follower: Follower, gone: AbortSignal) => Promise<boolean> = isHere) {
  const families = new Map<string, Set<Line>>()

  function listen({ familyId, sessionHash }: Follower, gone: AbortSignal): Line {
    const line: Line = { sessionHash, ear: newEar<IsHere>(LOOK_EVERY), isOver: false }
    const lines = families.get(familyId) ?? new Set()
    families.set(familyId, lines.add(line))
    const end = (one: Line) => {
      one.isOver = true
      lines.delete(one)
      if (lines.size === 0 && families.get(familyId) === lines) families.delete(familyId)
      one.ear.nudge()
    }
    if (gone.aborted) end(line)
    else gone.addEventListener('abort', () => end(line), { once: true })
    const crowdedOut = oneTooMany([...lines], sessionHash)
    if (crowdedOut) end(crowdedOut)
    return line
  }

  /** Nothing is said to whoever is signed out or removed meanwhile: before each word, and now and then, it is asked. */
  async function* tell(line: Line, follower: Follower, gone: AbortSignal): AsyncGenerator<Told, void> {
    while (!line.isOver) {
      const asked = await line.ear.woken()
      if (line.isOver || !(await (asked ? asked(follower) : look(follower, gone)))) return
      yield* line.ear.take()
    }
  }

  const deliver = (change: Change) => {
    const asked = oncePerSession(isHere)
    for (const { ear } of families.get(change.familyId) ?? []) ear.hear(change, asked)
  }

  return {
    /** From now on: what is committed after this was called is told. */
    follow: (follower: Follower, gone: AbortSignal) => tell(listen(follower, gone), follower, gone),
    deliver,
    /** When it is not known what was missed. */
    deliverEverything() {
      for (const familyId of families.keys()) deliver({ familyId, childId: null, what: nouns, key: null })
    },
  }
}

/** Several tabs of one browser have one answer. */
function oncePerSession(isHere: IsHere): IsHere {
  const answers = new Map<string, Promise<boolean>>()
  return (follower) => {
    const answer = answers.get(follower.sessionHash) ?? isHere(follower)
    answers.set(follower.sessionHash, answer)
    return answer
  }
}

export const changesOf = ({ families, children }: Touched, what: readonly Noun[], key: string | null): Change[] =>
  [...families].flatMap((familyId) =>
    (children.size > 0 ? [...children] : [null]).map((childId) => ({ familyId, childId, what, key })),
  )
