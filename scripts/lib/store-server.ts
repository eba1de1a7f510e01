// The store Worker in Miniflare on a direct socket: over HTTP, without the edge and without wrangler's overhead.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Miniflare } from 'miniflare'
import { binaryModules, type WorkerModule } from './worker-modules.ts'
import { STORE_CONFIG, wrangler } from './wrangler.ts'

/** Bundles the store into `folder`, as for a deployment. Returns its modules, as `storeModules` does. */
export function bundleStore(folder: string): WorkerModule[] {
  wrangler(['deploy', '--dry-run', '-c', STORE_CONFIG, '--outdir', join(folder, 'bundle')])
  return storeModules(folder)
}

/** The modules of the store that was bundled into `folder`. The first is `store.js`, its code. */
export function storeModules(folder: string): WorkerModule[] {
  const bundle = join(folder, 'bundle')
  return [{ path: 'store.js', contents: readFileSync(join(bundle, 'index.js'), 'utf8') }, ...binaryModules(bundle)]
}

interface StoreOptions {
  /** Settings of every Worker. */
  bindings?: Record<string, string>
  /** Bindings of Workers to others of them, by the Worker's name. */
  services?: Record<string, Record<string, string>>
  /** The port of the first Worker; a free one by default, as for the others. */
  port?: number
}

/**
 * Starts Workers on the database and the files of a state folder. `workers` has the modules of each by its name, as
 * `{ path, contents }`. The first module is the entry.
 */
export function startStore(
  state: string,
  workers: Readonly<Record<string, readonly WorkerModule[]>>,
  { bindings = { MODE: 'local' }, services = {}, port = 0 }: StoreOptions = {},
): Miniflare {
  return new Miniflare({
    defaultPersistRoot: join(state, 'v3'),
    workers: Object.entries(workers).map(([name, modules], at) => ({
      name,
      modules: modules.map((module) => ({ type: 'ESModule' as const, ...module })),
      compatibilityDate: '2026-05-03',
      compatibilityFlags: ['nodejs_compat'],
      bindings: { STORE_CODE: 'nz', ...bindings },
      d1Databases: { DB: '00000000-0000-0000-0000-000000000000' },
      r2Buckets: ['FILES'],
      serviceBindings: services[name] ?? {},
      unsafeDirectSockets: [{ host: '127.0.0.1', port: at === 0 ? port : 0 }],
    })),
  })
}

/** URLs of started Workers, by their names. */
export async function storeUrls<Name extends string>(
  server: Miniflare,
  names: readonly Name[],
): Promise<Record<Name, string>> {
  const urls = {} as Record<Name, string>
  for (const name of names) urls[name] = new URL(await server.unsafeGetDirectURL(name)).origin
  return urls
}
