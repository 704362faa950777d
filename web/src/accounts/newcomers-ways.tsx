import type { WaysIn as Offered } from '@sprout/domain/accounts/door-model'
import { useState } from 'react'
import type { Way } from './sign-in-screen.tsx'
import { WaysIn } from './ways-in.tsx'

/** For who was invited: a new account first, whatever this server offers strangers. */
export function NewcomersWays({ ways, code }: { ways: Offered; code: string }) {
  const [way, setWay] = useState<Way>('signUp')
  return <WaysIn ways={ways} way={way} onWay={setWay} next="/join" invite={code} />
}
