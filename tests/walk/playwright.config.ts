import { defineConfig } from 'playwright/test'
import base from '../../playwright.config'

/** `pnpm walk`: every product page, and every state of every page, on both devices. */
export default defineConfig({
  ...base,
  testDir: '..',
  testMatch: ['**/*.walk.ts', '**/access.e2e.ts'],
  projects: (base.projects ?? [])
    .filter(({ name }) => name === 'desktop' || name === 'phone')
    .map(({ testIgnore, ...project }) => ({ ...project, metadata: { everyState: true } })),
})
