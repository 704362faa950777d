import { PostgresAdapter } from 'kysely'

/** By it a statement is put together for those who share a transaction. */
export class CompanyAdapter extends PostgresAdapter {}
