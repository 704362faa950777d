import { chromium } from '@playwright/test'
import lighthouse from 'lighthouse'
import { startDemo } from '../../e2e/demo.ts'
import { freePort } from '../../scripts/free-port.ts'

/** What Lighthouse says of the production build on a phone; performance is a middle one of three, as it is a mood. */
const LEAST = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 }
const RUNS = 3

const port = await freePort()
const executablePath = process.env.CHROMIUM_PATH
const args = [`--remote-debugging-port=${port}`, '--no-sandbox', '--disable-quic']
const browser = await chromium.launchPersistentContext('', { args, ...(executablePath && { executablePath }) })
const demo = await startDemo('en')
try {
  const landing = await judge('landing')
  await demo.signIn(browser)
  const home = await judge('home, signed in')
  process.exitCode = landing && home ? 0 : 1
} finally {
  await browser.close()
  await demo.stop()
}

async function judge(place: string) {
  const runs = []
  while (runs.length < RUNS) runs.push(await run())
  const [report] = runs.toSorted((a, b) => a.scores.performance - b.scores.performance).slice(Math.floor(RUNS / 2))
  if (!report) throw new Error('There was no run')
  const told = Object.entries(report.scores).map(([name, score]) => `${name} ${score}`)
  console.log(`${place}: ${told.join(', ')}`)
  for (const { low, lost } of runs) for (const line of [...lost, ...low]) console.log(`  ${line}`)
  return Object.entries(LEAST).every(([name, least]) => (report.scores[name as keyof typeof LEAST] ?? 0) >= least)
}

/** Now and then Chromium's trace misses the beginning of a page, and Lighthouse asks to be run again. */
async function reported(tries = 3) {
  const result = await lighthouse(`${demo.url}/en`, { port, onlyCategories: Object.keys(LEAST) })
  if (result && !result.lhr.runtimeError) return result.lhr
  if (tries > 1) return reported(tries - 1)
  throw new Error(result?.lhr.runtimeError?.message ?? 'Lighthouse said nothing')
}

async function run() {
  const { categories, audits } = await reported()
  const scoreOf = (name: keyof typeof LEAST) => Math.round((categories[name]?.score ?? 0) * 100)
  const scores = {
    performance: scoreOf('performance'),
    accessibility: scoreOf('accessibility'),
    'best-practices': scoreOf('best-practices'),
    seo: scoreOf('seo'),
  }
  const weighty = Object.entries(categories).flatMap(([name, { auditRefs }]) =>
    auditRefs.filter(({ weight }) => weight > 0).map(({ id }) => ({ name, audit: audits[id] })),
  )
  const below = weighty.flatMap(({ name, audit }) =>
    audit && audit.score !== null && audit.score < 1
      ? [{ name, said: `${name}: ${audit.title} ${audit.displayValue ?? ''}` }]
      : [],
  )
  const of = (isTimed: boolean) =>
    below.filter(({ name }) => (name === 'performance') === isTimed).map(({ said }) => said)
  return { scores, low: scores.performance < LEAST.performance ? of(true) : [], lost: of(false) }
}
