import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { buildWorkers } from './build-workers'
import { startFakeBackend } from './fake-backend'
import { startShops } from './start-shops'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where every shop of the run answers, over TLS. */
    port: number
    /** Where the fake backend tells how often it was asked. */
    backend: string
    /** Paths of everything that stands in the store. */
    paths: string[]
    /** Those of them that answer a page: nothing that has moved. */
    seeded: string[]
    /** The file with the log lines of all Workers. */
    log: string
    /** What `wrangler deploy --dry-run` said. */
    dryRuns: { edge: string; store: string }
  }
}

/** Builds and starts the shops once for all tests of the edge. */
// biome-ignore lint/style/noDefaultExport: vitest reads the default export
export default async function setup({ provide }: TestProject) {
  const folder = mkdtempSync(join(tmpdir(), 'kea-edge-'))
  const dryRuns = await buildWorkers(folder)
  const log = join(folder, 'log')
  const backend = await startFakeBackend()
  const shops = await startShops(folder, backend.url, log)
  provide('backend', backend.url)
  provide('log', log)
  provide('port', shops.port)
  provide('paths', shops.paths)
  provide('seeded', shops.seeded)
  provide('dryRuns', dryRuns)
  return async () => {
    await shops.stop()
    await backend.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
