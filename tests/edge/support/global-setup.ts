import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { buildWorkers } from './build-workers'
import { startFakeBackend } from './fake-backend'
import { startShops } from './start-shops'

declare module 'vitest' {
  export interface ProvidedContext {
    /** The TLS port of all shops. */
    port: number
    /** The address of the fake backend. */
    backend: string
    /** The paths of all store records. */
    paths: string[]
    /** The paths that answer a page, without redirects. */
    seeded: string[]
    /** The file with the log lines of all Workers. */
    log: string
    /** The output of `wrangler deploy --dry-run`. */
    dryRuns: { edge: string; store: string }
  }
}

/** Builds and starts the shops once for all edge tests. */
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
