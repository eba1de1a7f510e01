import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { buildWorkers } from './build-workers'
import { startShops } from './start-shops'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where every shop of the run answers, over TLS. */
    port: number
    /** Paths of everything that stands in the store. */
    paths: string[]
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
  const shops = await startShops(folder, 'http://127.0.0.1:1', log)
  provide('log', log)
  provide('port', shops.port)
  provide('paths', shops.paths)
  provide('dryRuns', dryRuns)
  return async () => {
    await shops.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
