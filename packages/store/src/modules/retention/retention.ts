import type { RetentionTools } from './tools'

/** A customer who leaves. */
export interface Leaver {
  id: number
  email: string
  emailKey: string
  /** Under which a friend may have invited the customer. */
  friendHash: string
  /** Hash that owns the designs and uploads. */
  owner: string
  now: Date
}

/** What ends the rows of a table. Several may; what ends first counts. `owners.spec.ts` compares each with the code. */
export interface TableEnd {
  /** Jobs of the minute of the same module. */
  jobs?: readonly string[]
  /** Tables whose rows take theirs along (ON DELETE CASCADE). */
  with?: readonly string[]
  /** The deletion of the customer's account: a statement of `forget`. */
  account?: true
  /** A request that deletes them, where no job does. */
  request?: string
  /** Why they stay, where nothing ends them, or what of them stays. */
  stays?: string
}

/** A job of the minute that ends rows or files. */
export interface EndingJob<Needs> {
  name: string
  run: (services: Needs) => Promise<unknown>
}

/** Tables, files and customers' data of one module, and what ends them. The module's own SQL, and nobody else's. */
export interface Retention<Needs = { retention: RetentionTools }> {
  tables: Readonly<Record<string, TableEnd>>
  /** Prefixes of its files in R2, and what ends them. */
  files?: Readonly<Record<string, string>>
  jobs?: readonly EndingJob<Needs>[]
  /** What becomes of the rows of a customer who leaves. */
  forget?: {
    /** Before the customer's designs and photos, which these rows use. */
    uses?: (db: D1Database, leaver: Leaver) => D1PreparedStatement[]
    /** With the account. */
    account?: (db: D1Database, leaver: Leaver) => D1PreparedStatement[]
  }
}

/** What became of the name of a customer whose words stay on a page. */
export const NO_NAME = 'A customer'
