/**
 * What every call does some ten times (`process.nextTick`) is done a thousand times at once. V8 learns how from the first few, and where
 * its memory is tidied up in between it takes what it learnt for a mistake, and goes the long way ever after: a fifth of a call's time.
 */
export function learnTurns() {
  for (let turn = 0; turn < 1000; turn++) process.nextTick(() => {})
}
