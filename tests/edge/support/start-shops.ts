import { createWriteStream, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { readD1Migrations } from '@cloudflare/vitest-pool-workers'
import { Miniflare, type WorkerOptions } from 'miniflare'
import { unstable_getMiniflareWorkerOptions } from 'wrangler'
import { isoDate } from '../../../packages/shared/src/dates.ts'
import { buildSeed } from '../../../packages/store/seed/build-seed.ts'
import { runSql, sqlWorker } from '../../../scripts/lib/local-sql.ts'
import { binaryModules } from '../../../scripts/lib/worker-modules.ts'
import { root } from '../../support/source-files'
import { CLEAR_TOKEN, HOSTILE_DEADLINE_MS, HOSTS, originOf, type Shop } from './hosts'

const SECRETS = { SIGNING_KEY: 'signing-key-of-the-tests', OPERATOR_TOKEN: 'operator-token-of-the-tests' }

/** A Worker with the options of its wrangler.toml and the code that wrangler built. */
function worker(config: string, built: string): WorkerOptions {
  const { workerOptions } = unstable_getMiniflareWorkerOptions(join(root, config))
  const { modulesRules, ...options } = workerOptions
  const path = join(built, 'index.js')
  return {
    ...(options as WorkerOptions),
    modulesRoot: built,
    modules: [
      { type: 'ESModule', path, contents: readFileSync(path, 'utf8') },
      ...binaryModules(built).map((module) => ({ ...module, path: join(built, module.path) })),
    ],
  }
}

/** The same storage bindings with contents of their own for each Worker. */
const ownStorage = (names: unknown, owner: string) =>
  Object.fromEntries(Object.keys((names ?? {}) as object).map((binding) => [binding, `${owner}-${binding}`]))

function storeWorker(folder: string, name: string, mode: string): WorkerOptions {
  const options = worker('packages/store/wrangler.toml', join(folder, 'store'))
  return {
    ...options,
    name,
    bindings: { ...options.bindings, ...SECRETS, MODE: mode },
    d1Databases: ownStorage(options.d1Databases, name),
    r2Buckets: ownStorage(options.r2Buckets, name),
  }
}

/** All test requests come from one caller, so the rate limits are raised. */
const unlimited = (limits: WorkerOptions['ratelimits']): NonNullable<WorkerOptions['ratelimits']> =>
  Object.fromEntries(
    Object.entries(limits ?? {}).map(([name, limit]) => [
      name,
      { ...(limit as object), simple: { limit: 1_000_000, period: 60 } },
    ]),
  )

interface Edge {
  store: string
  mode?: string
  settings?: Record<string, string>
}

function edgeWorker(folder: string, shop: Shop, { store, mode, settings }: Edge): WorkerOptions {
  const options = worker('wrangler.toml', join(folder, 'edge'))
  // A local .dev.vars may set MODE. It is dropped, since a deployed Worker without MODE is in production mode.
  const { MODE: _localMode, ...bindings } = options.bindings ?? {}
  return {
    ...options,
    name: shop,
    // The first Worker has no route, so it answers for every other host. Static files precede it, as in a deployment.
    ...(shop !== 'shop' && { routes: [`${HOSTS[shop]}/*`] }),
    bindings: {
      ...bindings,
      ...SECRETS,
      SITE_URL: originOf(shop),
      CACHE_CLEAR_TOKEN: CLEAR_TOKEN,
      ...(mode && { MODE: mode }),
      ...settings,
    },
    kvNamespaces: ownStorage(options.kvNamespaces, shop),
    ratelimits: unlimited(options.ratelimits),
    serviceBindings: { STORE: store },
  }
}

const STORES = { store: 'local', 'store-production': 'production' }
const sqlOf = (store: string) => `${store}-sql`

async function seedStatements(): Promise<string[]> {
  const migrations = await readD1Migrations(join(root, 'packages/store/migrations'))
  const seed = buildSeed({ picturesDir: join(root, 'public/pictures'), day: isoDate(Date.now()), withSamples: true })
  return [...migrations.flatMap(({ queries }) => queries), ...seed]
}

/** The path of each store record. */
const ADDRESSES = `
  SELECT CASE slug WHEN 'home' THEN '/' ELSE '/' || slug END AS path, 0 AS moved FROM pages
  UNION SELECT '/' || url_key, 0 FROM products
  UNION SELECT '/blog/' || url_key, 0 FROM blog_posts
  UNION SELECT '/blog/' || url_key, 0 FROM blog_categories
  UNION SELECT '/' || slug, 1 FROM redirects
  ORDER BY path`

async function storedPaths(miniflare: Miniflare): Promise<Pick<Shops, 'paths' | 'seeded'>> {
  const [rows] = (await runSql(miniflare, [ADDRESSES], sqlOf('store'))) as [{ path: string; moved: number }[]]
  const moved = new Set(rows.filter((row) => row.moved).map(({ path }) => path))
  const paths = [...new Set(rows.map(({ path }) => path))]
  return { paths, seeded: paths.filter((path) => !moved.has(path)) }
}

export interface Shops {
  port: number
  /** The paths of all store records. */
  paths: string[]
  /** The paths that answer a page, without redirects. */
  seeded: string[]
  stop: () => Promise<void>
}

/**
 * Starts every shop of HOSTS in one workerd, over TLS, from the Workers built into `folder`.
 *
 * @param log file for the log lines of the Workers
 */
export async function startShops(folder: string, hostileBackend: string, log: string): Promise<Shops> {
  const edges: Record<Shop, Edge> = {
    shop: { store: 'store', mode: 'local' },
    production: { store: 'store-production' },
    preview: { store: 'store', mode: 'preview' },
    hostile: {
      store: 'store',
      mode: 'local',
      settings: { BACKEND_URL: hostileBackend, HEAD_DEADLINE_MS: String(HOSTILE_DEADLINE_MS) },
    },
    down: { store: 'store', settings: { BACKEND_URL: 'http://127.0.0.1:1' } },
  }
  const miniflare = new Miniflare({
    host: '127.0.0.1',
    port: 0,
    https: true,
    cf: false,
    handleRuntimeStdio: (stdout: Readable, stderr: Readable) => {
      for (const stream of [stdout, stderr]) stream.pipe(createWriteStream(log, { flags: 'a' }))
    },
    workers: [
      ...Object.entries(edges).map(([shop, edge]) => edgeWorker(folder, shop as Shop, edge)),
      ...Object.entries(STORES).flatMap(([store, mode]) => [
        storeWorker(folder, store, mode),
        { name: sqlOf(store), ...sqlWorker(`${store}-DB`) },
      ]),
    ],
  })
  const { port } = await miniflare.ready
  const statements = await seedStatements()
  await Promise.all(Object.keys(STORES).map((store) => runSql(miniflare, statements, sqlOf(store))))
  const paths = await storedPaths(miniflare)
  return { port: Number(port), ...paths, stop: () => miniflare.dispose() }
}
