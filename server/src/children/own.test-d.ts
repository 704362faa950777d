import type { Caller } from '../accounts/session.ts'
import * as habits from '../habits/store.ts'
import type * as moments from '../moments/store.ts'
import type * as rewards from '../rewards/store.ts'
import type * as skills from '../skills/store.ts'
import { type HeldChildId, holdChild, ownChild } from './own.ts'
import type * as children from './store.ts'

declare const caller: Caller
await habits.removeHabit(caller, (await holdChild(caller, 'child')).id, 'habit')
// @ts-expect-error a child that is not held may only be read
await habits.removeHabit(caller, await ownChild(caller, 'child'), 'habit')

type Stores = typeof habits & typeof moments & typeof rewards & typeof skills & Omit<typeof children, 'addChild'>
/** A reader is enough to read: what asks for a whole caller writes. */
type Loose = {
  [F in keyof Stores]: Parameters<Stores[F]> extends [infer From, infer Child, ...unknown[]]
    ? From extends Caller
      ? Child extends HeldChildId
        ? never
        : F
      : never
    : never
}[keyof Stores]

declare const loose: Loose
// Whatever writes down something of a child asks for one that is held.
loose satisfies never
