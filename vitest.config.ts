import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const alias = { '~': fileURLToPath(new URL('./web/src', import.meta.url)) }

/** It starts servers of its own, so it runs beside the other edge tests. */
const SOAK = 'tests/edge/soak.spec.ts'

export default defineConfig({
  resolve: { alias },
  test: {
    // The edge logs every request. The log is printed only for failed tests.
    silent: 'passed-only',
    projects: [
      {
        resolve: { alias },
        test: {
          name: 'unit',
          environment: 'node',
          // One process runs all specs: starting a process for each would take most of the time.
          isolate: false,
          setupFiles: ['tests/support/fresh-start.ts'],
          // Three test processes share the cores, so a property test may take more than the usual five seconds.
          testTimeout: 20_000,
          include: [
            'packages/{shared,design,text,photo,print}/src/**/*.spec.ts',
            'packages/store/src/**/*.node.spec.ts',
            'web/*.spec.ts',
            'web/src/**/*.spec.ts',
            'edge/src/**/*.spec.ts',
            'scripts/**/*.spec.ts',
            'tests/*.spec.ts',
          ],
        },
      },
      {
        resolve: { alias },
        test: {
          name: 'component',
          environment: 'jsdom',
          environmentOptions: { jsdom: { url: 'https://shop.example/' } },
          // From version 25 on, Node has a `localStorage` of its own, which would stand in the way of jsdom's.
          execArgv: ['--no-experimental-webstorage'],
          isolate: false,
          setupFiles: ['tests/support/fresh-start.ts', 'web/src/ui/testing/setup.ts'],
          testTimeout: 20_000,
          include: ['web/src/**/*.spec.tsx'],
        },
      },
      'packages/store/vitest.config.ts',
      {
        test: {
          name: 'edge',
          environment: 'node',
          globalSetup: 'tests/edge/support/global-setup.ts',
          include: ['tests/edge/*.spec.ts'],
          exclude: [SOAK],
          // Some tests wait for a limit of time, so two files run side by side also where there are two cores.
          maxWorkers: 2,
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      { test: { name: 'soak', environment: 'node', include: [SOAK] } },
    ],
  },
})
