import { startPostgres } from './postgres.ts'

/** One PostgreSQL for the whole run; every test file makes a database of its own in it. */
export default async function setup() {
  const { url, stop } = await startPostgres()
  process.env.TEST_POSTGRES_URL = url
  return stop
}
