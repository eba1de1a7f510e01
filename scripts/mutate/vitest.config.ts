import { defineConfig } from 'vitest/config'
import { aliases } from './aliases.ts'
import { AREAS } from './areas.ts'

// biome-ignore lint/style/noDefaultExport: vitest reads the default export
export default defineConfig({
  resolve: { alias: aliases },
  test: {
    environment: 'node',
    silent: true,
    isolate: false,
    setupFiles: ['tests/support/fresh-start.ts'],
    testTimeout: 20_000,
    // The copy has no pictures.
    exclude: ['**/against-pictures.spec.ts', '**/node_modules/**'],
    include: process.env.MUTATE_SPECS ? [process.env.MUTATE_SPECS] : Object.values(AREAS).map(({ specs }) => specs),
  },
})
