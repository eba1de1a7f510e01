// The built shop on a free port, with its own state folder, for the duration of a bench.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildWhenStale } from '../lib/build.ts'
import { copyPrepared } from '../lib/database.ts'
import { writeDevVars } from '../lib/secrets.ts'
import { freePort, serve } from '../lib/serve.ts'

/** The shop that is measured. */
export interface Shop {
  url: string
  stop: () => Promise<void>
}

export interface BenchResult {
  /** False over a budget. */
  ok: boolean
  /** What is printed. */
  lines: string[]
}

/** `part` is the only one to measure. */
export type Bench = (shop: Shop, part?: string) => Promise<BenchResult>

/** A page of one product, with its banner, options and prices. */
export const PRODUCT_PATH = '/photo-wall-clock'

/** Runs in the page: true when React has mounted. An idle page before that has not started. */
export const isMounted = () =>
  Object.keys(document.querySelector('#root') ?? {}).some((key) => key.startsWith('__react'))

/** BENCH_URL names a running shop. */
export async function openShop(): Promise<Shop> {
  if (process.env.BENCH_URL) return { url: process.env.BENCH_URL, stop: async () => {} }
  const state = mkdtempSync(join(tmpdir(), 'kea-bench-state-'))
  writeDevVars()
  buildWhenStale()
  copyPrepared(state)
  const shop = await serve({ port: await freePort(), state })
  return {
    url: shop.url,
    stop: async () => {
      await shop.stop()
      rmSync(state, { recursive: true, force: true })
    },
  }
}
