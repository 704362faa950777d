const SHORTEST = 7

/** Rightly spelt, though a letter away from a keyword: who asks what was on Saturday is not at the end of their strength. */
const RIGHT = /^(?:saturdays?|domingo)$/

/** One letter wrong, missing, too many, or two swapped: at the beginning of one of the words that were written. */
export function isMisspelled(written: readonly string[], wanted: string) {
  if (wanted.length < SHORTEST || wanted.includes(' ')) return false
  return written
    .filter((word) => word.length >= SHORTEST - 1 && word[0] === wanted[0] && !RIGHT.test(word))
    .some((word) => [-1, 0, 1].some((more) => isOneOff(word.slice(0, wanted.length + more), wanted)))
}

function isOneOff(one: string, other: string) {
  if (Math.abs(one.length - other.length) > 1) return false
  let same = 0
  while (same < one.length && one[same] === other[same]) same += 1
  const [restOfOne, restOfOther] = [one.slice(same), other.slice(same)]
  const isSwapped = restOfOne[0] === restOfOther[1] && restOfOne[1] === restOfOther[0]
  return (
    restOfOne.slice(1) === restOfOther ||
    restOfOne === restOfOther.slice(1) ||
    restOfOne.slice(1) === restOfOther.slice(1) ||
    (isSwapped && restOfOne.slice(2) === restOfOther.slice(2))
  )
}
