import { fileURLToPath } from 'node:url'
import { cloudflareTest, readD1Migrations } from '@cloudflare/vitest-pool-workers'
import { defineConfig } from 'vitest/config'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** The store in workerd, on a D1 and an R2 of its own for each spec file. */
// biome-ignore lint/style/noDefaultExport: vitest reads the default export
export default defineConfig(async () => ({
  root: here('.'),
  plugins: [
    cloudflareTest({
      wrangler: { configPath: here('./wrangler.toml') },
      miniflare: { bindings: { TEST_MIGRATIONS: await readD1Migrations(here('./migrations')) } },
    }),
  ],
  test: {
    name: 'store',
    include: ['src/**/*.spec.ts'],
    setupFiles: ['./src/testing/prepare-database.ts'],
    passWithNoTests: true,
  },
}))
