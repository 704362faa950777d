import { Misconfigured, readConfig } from './config.ts'
import { openOrExplain } from './db/open-or-explain.ts'
import { keepFilesPrivate } from './db/private-files.ts'
import { lastWords } from './last-words.ts'
import { invitation, plant } from './seed/plant.ts'
import { readWish } from './seed/wish.ts'

const USAGE = `Usage:
  npm run seed -- --language zh|en|es   makes a demo family with four months of life (English when not said)
  npm run seed -- --lines 1000000       … and so many older lines besides, to see how it does with much`

keepFilesPrivate()
try {
  await seed(process.argv.slice(2))
} catch (error) {
  console.error(lastWords(error))
  process.exitCode = 1
}

async function seed(args: string[]) {
  const { demo, ...wish } = readWish(args, USAGE)
  if (demo) throw new Misconfigured(`--demo is for npm start.\n${USAGE}`)
  const { db } = await openOrExplain(readConfig(process.env))
  try {
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
    const isNew = await plant(db, { ...wish, now: new Date(), timeZone })
    if (!isNew) throw new Misconfigured(`The demo family is already there. ${invitation(wish.language)}`)
    console.log(`The demo family is there. ${invitation(wish.language)}`)
  } finally {
    await db.destroy()
  }
}
