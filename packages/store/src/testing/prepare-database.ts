/// <reference types="@cloudflare/vitest-pool-workers/types" />
import { applyD1Migrations, type D1Migration } from 'cloudflare:test'
import { env } from 'cloudflare:workers'

/** The bindings that vitest.config.ts adds to the Worker's own. */
export interface TestBindings {
  DB: D1Database
  /** Without tables, for jobs-migration.spec.ts alone. */
  JOBS_MIGRATED_DB: D1Database
  /** Without tables, for orders-migration.spec.ts alone. */
  ORDERS_MIGRATED_DB: D1Database
  /** Without tables, for mailboxes-migration.spec.ts alone. */
  MAILBOXES_MIGRATED_DB: D1Database
  FILES: R2Bucket
  TEST_MIGRATIONS: D1Migration[]
  TEST_SEED: string[]
  TEST_SEED_ERROR: string
}

export const bindings = env as unknown as TestBindings

await applyD1Migrations(bindings.DB, bindings.TEST_MIGRATIONS)
if (bindings.TEST_SEED_ERROR) throw new Error(bindings.TEST_SEED_ERROR)
await bindings.DB.batch(bindings.TEST_SEED.map((statement) => bindings.DB.prepare(statement)))

/** Sets the shop's bank account. With the sample account of the seed, orders are off in production. */
export const setBankAccount = (name: string, number: string): Promise<unknown> =>
  bindings.DB.batch(
    Object.entries({ bank_account_name: name, bank_account_number: number }).map(([key, value]) =>
      bindings.DB.prepare('UPDATE config_values SET value = ?2 WHERE key = ?1').bind(key, value),
    ),
  )

export const OWN_ACCOUNT = ['Kea Prints Limited', '12-3456-0123456-00'] as const

await setBankAccount(...OWN_ACCOUNT)
