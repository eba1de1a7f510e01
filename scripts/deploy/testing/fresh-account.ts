import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readD1Migrations } from '@cloudflare/vitest-pool-workers'
import { Miniflare } from 'miniflare'
import { afterAll, beforeAll, expect } from 'vitest'
import { READS } from '../../../packages/store/seed/seed-database.ts'
import { seedRow } from '../../../packages/store/seed/seed-row.ts'
import type { Row } from '../../../packages/store/seed/sql.ts'
import { runSql, sqlWorker } from '../../lib/local-sql.ts'
import type { PackedBuild } from '../../lib/packed-build.ts'
import { WranglerFailure } from '../ask-wrangler.ts'
import { type DeployOptions, deploy } from '../deploy.ts'
import { createFakeAccount } from './fake-account.ts'
import { type FakeSite, startFakeSite } from './fake-shop-site.ts'

/** The folder of the repository. */
export const root = fileURLToPath(new URL('../../..', import.meta.url))
export const CONFIGS = ['wrangler.toml', 'packages/store/wrangler.toml']
const WAITS = { upMs: 300, pageMs: 300, pauseMs: 10 }
export const ENV = { SITE_URL: 'https://shop.example' }
export const ROWS = [
  seedRow('config_values', { key: 'bank_account_name', value: 'Sample account, not real' }),
  seedRow('config_values', { key: 'bank_account_number', value: '00-0000-0000000-00' }),
  seedRow('redirects', { slug: 'canvas', target: 'canvas-prints' }),
  seedRow('products', { id: 1, sku: 'mug', url_key: 'mug', name: 'Mug', landing_path: '/mugs' }),
]

/** 28 November 2026, noon in UTC. */
export const NOON = 1_795_867_200_000

/** A build with one file. */
export const buildOf = (letter: string): PackedBuild => ({
  id: letter.repeat(16),
  files: [[`00000000000${letter}.js`, 1]],
  pack: Buffer.from(letter),
})
const BUILD = buildOf('a')

let miniflare: Miniflare
export let site: FakeSite
const folders: string[] = []

export const run = (statements: readonly string[]) => runSql<Row>(miniflare, statements)

// A spec that imports this file has them.
beforeAll(async () => {
  miniflare = new Miniflare(sqlWorker('shop'))
  const migrations = await readD1Migrations(join(root, 'packages/store/migrations'))
  await run(migrations.flatMap(({ queries }) => queries))
  site = await startFakeSite()
}, 60_000)
afterAll(async () => {
  await site.stop()
  await miniflare.dispose()
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

const tables = READS.map((statement) => /FROM (\w+)/.exec(statement)?.[1])

/** A fresh account with an empty database, and copies of the wrangler.toml files without its ids. */
export async function freshAccount() {
  await run([...tables].reverse().map((table) => `DELETE FROM ${table}`))
  const folder = mkdtempSync(join(tmpdir(), 'kea-deploy-'))
  folders.push(folder)
  for (const path of CONFIGS) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), readFileSync(join(root, path)))
  }
  const fake = createFakeAccount(folder, run)
  site.serve(fake.account)
  const lines: string[] = []
  return {
    ...fake,
    folder,
    lines,
    read: (path: string) => readFileSync(join(folder, path), 'utf8'),
    isPrivate: (name: string) => existsSync(join(folder, '.local/deploy', name)),
    /** The Worker of the store or of the edge. */
    worker(name: 'kea-prints' | 'kea-prints-store') {
      return fake.account.workers[name] ?? expect.fail(`There is no Worker ${name}.`)
    },
    deploy: (options: Partial<DeployOptions> = {}) =>
      deploy({
        folder,
        env: ENV,
        wrangler: async (args) => {
          const { status, stdout, stderr } = await fake.run(args)
          if (status !== 0) throw new WranglerFailure(args, `${stdout}\n${stderr}`)
          return stdout
        },
        build: () => {},
        packBuild: () => BUILD,
        now: () => NOON,
        seedFor: () => ({ rows: ROWS, samples: [] }),
        say: (line) => lines.push(line),
        origin: site.origin,
        waits: WAITS,
        ...options,
      }),
  }
}

export type Shop = Awaited<ReturnType<typeof freshAccount>>

export const contentOf = () => run(READS)

/** The result of a deployment, without random values. */
export const stateOf = async ({ account, read }: Shop) => ({
  ...account,
  workers: Object.fromEntries(
    Object.entries(account.workers).map(([name, { secrets, version, ...worker }]) => [
      name,
      { ...worker, secrets: Object.keys(secrets).sort() },
    ]),
  ),
  configs: CONFIGS.map(read),
  content: await contentOf(),
})
