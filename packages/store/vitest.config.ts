import { fileURLToPath } from 'node:url'
import { cloudflareTest, readD1Migrations } from '@cloudflare/vitest-pool-workers'
import { defineConfig } from 'vitest/config'
import { buildSeed } from './seed/build-seed.ts'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** Fonts and wasm of packages, by their paths below this folder: the pool finds no file outside it. */
const binaryModules = {
  name: 'binary-modules',
  enforce: 'pre' as const,
  resolveId: (source: string) => (/^[^.].*\.(?:ttf|wasm)$/.test(source) ? here(`./node_modules/${source}`) : null),
}

/**
 * The seed, or why there is none. Every run of vitest reads this file, also the one that writes the schema of definitions anew:
 * a product with a field that the written schema does not have yet must not stop it.
 */
function testSeed(): { TEST_SEED: string[]; TEST_SEED_ERROR: string } {
  try {
    return {
      TEST_SEED: buildSeed({ picturesDir: here('../../public/pictures'), day: '2026-10-26', withSamples: true }),
      TEST_SEED_ERROR: '',
    }
  } catch (error) {
    return { TEST_SEED: [], TEST_SEED_ERROR: String(error) }
  }
}

/**
 * The store in workerd, on a migrated and seeded D1. One isolate runs all specs, which halves their time. Each spec
 * creates its own carts, designs and guests.
 */
// biome-ignore lint/style/noDefaultExport: vitest reads the default export
export default defineConfig(async () => ({
  root: here('.'),
  plugins: [
    binaryModules,
    cloudflareTest({
      wrangler: { configPath: here('./wrangler.toml') },
      miniflare: {
        // Empty databases for specs that run migrations themselves.
        d1Databases: {
          JOBS_MIGRATED_DB: 'jobs-migrated',
          ORDERS_MIGRATED_DB: 'orders-migrated',
          MAILBOXES_MIGRATED_DB: 'mailboxes-migrated',
        },
        bindings: {
          TEST_MIGRATIONS: await readD1Migrations(here('./migrations')),
          ...testSeed(),
        },
      },
    }),
  ],
  test: {
    name: 'store',
    isolate: false,
    // One isolate runs everything, so a busy machine needs more than the usual five seconds.
    testTimeout: 20_000,
    maxWorkers: 1,
    include: ['src/**/*.spec.ts'],
    // These run in Node with the unit tests.
    exclude: ['src/**/*.node.spec.ts'],
  },
}))
