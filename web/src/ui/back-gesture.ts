import { useEffect, useEffectEvent } from 'react'

/** Is asked to leave; says whether it did. */
type Leave = () => boolean

// Every open sheet has one entry in the history, counted in its state, so that the phone's back gesture has
// something to take away instead of the page.
const open: Leave[] = []
let tidying = false

const entries = () => Number(history.state?.sheets ?? 0)
const addEntry = () => history.pushState({ ...history.state, sheets: entries() + 1 }, '')

function hold(leave: Leave) {
  open.push(leave)
  // A sheet that takes the place of another takes over its entry too.
  if (!tidying && entries() < open.length) addEntry()
}

function release(leave: Leave) {
  const place = open.indexOf(leave)
  if (place >= 0) open.splice(place, 1)
  queueMicrotask(tidy)
}

/** Takes away the entries of sheets that were closed by other means. A page opened meanwhile has none and stays. */
function tidy() {
  if (tidying || entries() <= open.length) return
  tidying = true
  history.go(open.length - entries())
}

function onPopState() {
  if (tidying) {
    tidying = false
    if (entries() < open.length) addEntry()
    return
  }
  while (open.length > entries()) {
    const leave = open.at(-1)!
    if (!leave()) return addEntry()
    open.pop()
  }
}

/** Lets the back gesture close what is open. `leave` may refuse by answering false, and stays open. */
export function useBackGesture(isOpen: boolean, leave: Leave) {
  const ask = useEffectEvent(leave)
  useEffect(() => {
    if (!isOpen) return
    if (open.length === 0) window.addEventListener('popstate', onPopState)
    const mine = () => ask()
    hold(mine)
    return () => release(mine)
  }, [isOpen])
}
