/// <reference types="@cloudflare/vitest-pool-workers/types" />
import { applyD1Migrations, type D1Migration } from 'cloudflare:test'
import { env } from 'cloudflare:workers'

/** What vitest.config.ts binds beside the Worker's own bindings. */
export interface TestBindings {
  DB: D1Database
  /** Without any table, for jobs-migration.spec.ts alone. */
  JOBS_MIGRATED_DB: D1Database
  FILES: R2Bucket
  TEST_MIGRATIONS: D1Migration[]
  TEST_SEED: string[]
}

export const bindings = env as unknown as TestBindings

await applyD1Migrations(bindings.DB, bindings.TEST_MIGRATIONS)
await bindings.DB.batch(bindings.TEST_SEED.map((statement) => bindings.DB.prepare(statement)))
