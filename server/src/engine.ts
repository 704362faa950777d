import { setFlagsFromString } from 'node:v8'

/** How V8 is to run a server: told before anything else. */
export function settleEngine() {
  // What outlives its call is tidied up when it has grown by a fifth. By itself V8 waits for the double and more.
  setFlagsFromString('--heap-growing-percent=20')
  // While a server starts nearly all it makes stays, and V8 would learn to lay down whatever is made in the same places among what
  // stays: then each call's remains pile up there, and all of it is tidied up ten times a second for as long as the process lives.
  setFlagsFromString('--no-allocation-site-pretenuring')
  learnTurns()
}

/**
 * What every call does some ten times (`process.nextTick`) is done a thousand times at once. V8 learns how from the first few, and where
 * its memory is tidied up in between it takes what it learnt for a mistake, and goes the long way ever after: a fifth of a call's time.
 */
function learnTurns() {
  for (let turn = 0; turn < 1000; turn++) process.nextTick(() => {})
}
