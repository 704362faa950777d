import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { askNode, binOf, run } from './child.mjs'
import { Complaint } from './complaint.mjs'

/** The same browser without a window comes first: it does the same with a third less work. */
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
]
const elsewhere = [
  '/snap/bin/chromium',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]
/** Not every Debian has the first. */
const packages = ['chromium-headless-shell', 'chromium']
/** For emoji and Chinese, which a bare server lacks. */
const faces = ['fonts-noto-color-emoji', 'fonts-noto-cjk']
const missing = `The browser tests need Chromium, and it could neither be found nor installed.
Install Chromium or Google Chrome, or set CHROMIUM_PATH to one, and start again.`

/** The browser of the tests as variables for Playwright; without CHROMIUM_PATH it takes its own. */
export async function browser() {
  const file = findBrowser() ?? (await installFromDebian())
  if (file) return { CHROMIUM_PATH: file }
  await download()
  return {}
}

/** Any Chromium or Chrome that runs. */
export function findBrowser({ CHROMIUM_PATH: told, PATH = '' } = process.env) {
  if (told && !runs(told)) throw new Complaint(`CHROMIUM_PATH is ${told}, and that is no Chromium that runs here.`)
  if (told) return told
  const usual = names.flatMap((name) => PATH.split(delimiter).map((folder) => join(folder, name)))
  return [...usual, ...elsewhere].find(runs)
}

/** Asked and not looked for only: Ubuntu's `chromium-browser` is a note that one should install a snap. @param {string} file */
const runs = (file) => existsSync(file) && spawnSync(file, ['--version'], { timeout: 20_000 }).status === 0

async function installFromDebian() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined
  console.log('Installing Chromium for the browser tests …')
  await aptGet('update')
  for (const name of packages) {
    await aptGet('install', '-y', '--no-install-recommends', name, ...faces)
    const found = findBrowser()
    if (found) return found
  }
  return undefined
}

async function aptGet(/** @type {string[]} */ ...args) {
  const variables = { DEBIAN_FRONTEND: 'noninteractive' }
  const { code, output } = await run('apt-get', args, { variables, stdio: ['ignore', 'pipe', 'pipe'] })
  if (code !== 0) console.log(`${output}\napt-get ${args.join(' ')} did not work.`)
}

async function download() {
  console.log("Fetching Playwright's Chromium for the browser tests …")
  const { code, output } = await askNode([binOf('@playwright/test', 'playwright'), 'install', 'chromium'])
  if (code !== 0) throw new Complaint(`${output}\n${missing}`)
}
