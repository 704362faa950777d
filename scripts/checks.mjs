import { askNode, binOf } from './child.mjs'

const tsc = binOf.bind(null, 'typescript', 'tsc')

/** What can be said about the sources without running them; each check is a list of commands that must all succeed. */
const checks = {
  'format and lint': () => [[binOf('@biomejs/biome', 'biome'), 'check', '--error-on-warnings']],
  promises: () => [[binOf('oxlint'), '--type-aware', '--deny-warnings']],
  types: () => [
    [tsc(), '-p', '.'],
    [tsc(), '-p', 'scripts'],
  ],
  'dead code': () => [[binOf('knip'), '--no-progress', '--treat-config-hints-as-errors']],
}

/** Runs them side by side and tells each as it ends. @returns {Promise<import('./reports.mjs').Count>} */
export async function check() {
  const all = Object.entries(checks).map(async ([name, commands]) => {
    const since = Date.now()
    const ends = await Promise.all(commands().map((command) => askNode(command)))
    const isGood = ends.every(({ code }) => code === 0)
    console.log(`${isGood ? '✓' : '✗'} ${name} (${((Date.now() - since) / 1000).toFixed(1)} s)`)
    if (!isGood) console.log(ends.map(({ output }) => output.trim()).join('\n'))
    return isGood ? [] : [name]
  })
  const failures = (await Promise.all(all)).flat()
  return { passed: all.length - failures.length, failed: failures.length, failures }
}
