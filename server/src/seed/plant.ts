import { addDays, familyDay } from '@sprout/domain/calendar'
import type { Language } from '@sprout/domain/language'
import { findByEmail, hasAccounts } from '../accounts/store.ts'
import type { Db } from '../db/tables.ts'
import { live } from './life.ts'
import { addManyLines, longAgo } from './many-lines.ts'
import { DAYS } from './plan.ts'
import type { Wish } from './wish.ts'

/** Known to everyone who can read: a demo is nothing to keep secrets in. */
const PASSWORD = 'small steps every day'
export const accountOf = (language: Language) => ({ email: `demo-${language}@sprout.example`, password: PASSWORD })

type Planting = Wish & { now: Date; timeZone: string }

/** Makes the demo family of a language; false when it is there already. */
export async function plant(db: Db, { language, lines, now, timeZone }: Planting): Promise<boolean> {
  const account = accountOf(language)
  if (await findByEmail(db, account.email)) return false
  const today = familyDay(now, { timeZone, dayStartsAt: 0 })
  const since = lines > 0 ? longAgo(today) : addDays(today, -DAYS)
  await db.transaction().execute((tx) => live(tx, { ...account, language, timeZone, now, since }))
  await addManyLines(db, { ...account, language, lines, now })
  return true
}

/** The same when nobody has an account yet. */
export const plantFirst = async (db: Db, planting: Planting) => !(await hasAccounts(db)) && plant(db, planting)

export const invitation = (language: Language) => {
  const { email, password } = accountOf(language)
  return `Sign in with ${email} and the password: ${password}`
}
