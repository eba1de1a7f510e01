import { resolve } from 'node:path'
import { defineConfig } from 'vitest/config'
import { AREAS } from './areas.mjs'

// Stryker runs this in a copy of the repository. The links in node_modules point at the original, so the copy's own
// packages are named here.
const here = (path) => resolve(process.cwd(), path)

// biome-ignore lint/style/noDefaultExport: vitest reads the default export
export default defineConfig({
  resolve: {
    alias: [
      { find: /^~(?=\/)/, replacement: here('web/src') },
      { find: /^@kea\/(shared|design|text|print)\/(.*)$/, replacement: here('packages/$1/src/$2.ts') },
    ],
  },
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
