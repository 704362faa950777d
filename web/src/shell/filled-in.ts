import type { Offer } from '@sprout/domain/assistant/reply/reply'
import { useLayoutEffect, useState } from 'react'

/** Handed over beside the address, as its words are the parent's: `navigate(address, { state: filledIn(offer) })`. */
export const filledIn = (offer: Offer) => ({ filledIn: offer })

type Filled<K extends Offer['kind']> = Extract<Offer, { kind: K }>

/**
 * What a screen's form is to be opened with: `const offer = useFilledIn('habit')`. It is handed over once: neither a
 * reload nor the way back opens the form again.
 */
export function useFilledIn<K extends Offer['kind']>(kind: K): Filled<K> | null {
  const [taken] = useState(() => handedOver(kind))
  // Before a dialog makes an entry of its own, which would take it along.
  useLayoutEffect(() => {
    if (!handedOver(kind)) return
    const { filledIn: _, ...rest } = history.state
    history.replaceState(rest, '')
  }, [kind])
  return taken
}

function handedOver<K extends Offer['kind']>(kind: K) {
  const offer: Offer | undefined = history.state?.filledIn
  return offer?.kind === kind ? (offer as Filled<K>) : null
}
