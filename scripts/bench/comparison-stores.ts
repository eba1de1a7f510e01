// Two stores over HTTP, without the edge: one with the usual catalogue, one with a catalogue ten times as large.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Miniflare } from 'miniflare'
import { copyPrepared, seed } from '../lib/database.ts'
import { bundleStore, startStore, storeUrls } from '../lib/store-server.ts'
import type { WorkerModule } from '../lib/worker-modules.ts'

const COPIES = 9
/** Ids of the seed are below this number. Those of its copies begin at multiples. */
const ID_STEP = 1_000_000

/** The columns that differ in a copy of a row. */
interface CopiedTable {
  ids?: string[]
  texts?: string[]
  names?: string[]
}

/** URLs by the name of their Worker, of the store with each catalogue. */
export interface ComparisonStores<Name extends string> {
  usual: Record<Name, string>
  tenfold: Record<Name, string>
  stop: () => Promise<void>
}

/** Tables of the catalogue. */
const TABLES: Readonly<Record<string, CopiedTable>> = {
  products: { ids: ['id'], texts: ['sku', 'url_key', 'landing_path'], names: ['name'] },
  options: { ids: ['id', 'product_id'] },
  option_values: { ids: ['id', 'option_id'] },
  price_rows: { ids: ['product_id', 'option_value_id'] },
  stock: { ids: ['product_id'] },
  offers: { ids: ['id', 'product_id'] },
  pages: { ids: ['id'], texts: ['slug', 'sku'], names: ['name'] },
  redirects: { texts: ['slug', 'target'] },
  reviews: { texts: ['uid', 'sku'] },
  questions: { ids: ['id'], texts: ['slug'] },
  videos: { ids: ['id'], texts: ['slug'] },
  blog_posts: { ids: ['id'], texts: ['url_key'] },
  blog_post_categories: { ids: ['post_id'] },
}

/** A condition that is true for all rows of the seed and for no copy. */
const isOriginal = ({ ids: [id] = [], texts: [text] = [] }: CopiedTable) =>
  id ? `coalesce(${id}, 0) < ${ID_STEP}` : `${text} NOT GLOB '*-copy-*'`

function copyOf(table: string, own: CopiedTable, columns: readonly string[], n: number): string {
  const value = (column: string) => {
    if (own.ids?.includes(column)) return `${column} + ${n * ID_STEP}`
    if (own.texts?.includes(column)) return `${column} || '-copy-${n}'`
    return own.names?.includes(column) ? `${column} || ' ${n}'` : column
  }
  // One offer for every product is enough.
  const where = isOriginal(own) + (table === 'offers' ? ' AND product_id IS NOT NULL' : '')
  return `INSERT INTO ${table} (${columns.join(', ')}) SELECT ${columns.map(value).join(', ')} FROM ${table} WHERE ${where}`
}

/** Columns of every table after the migrations. */
async function columnsIn(database: Awaited<ReturnType<Miniflare['getD1Database']>>) {
  const tables: { table: string; own: CopiedTable; columns: string[] }[] = []
  for (const [table, own] of Object.entries(TABLES)) {
    const { results } = await database.prepare(`SELECT name FROM pragma_table_info('${table}')`).all<{ name: string }>()
    tables.push({ table, own, columns: results.map(({ name }) => name) })
  }
  return tables
}

const modulesOf = (scripts: Readonly<Record<string, string>>): Record<string, WorkerModule[]> =>
  Object.fromEntries(Object.entries(scripts).map(([name, code]) => [name, [{ path: `${name}.js`, contents: code }]]))

/**
 * The Workers are `store` and those of `beside` (name → module), which read the same database.
 */
export async function openComparisonStores<Beside extends string>(
  beside: Readonly<Record<Beside, string>>,
): Promise<ComparisonStores<'store' | Beside>> {
  const folder = mkdtempSync(join(tmpdir(), 'kea-bench-stores-'))
  const running: Miniflare[] = []
  const stop = async () => {
    for (const server of running) await server.dispose()
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    const workers = { store: bundleStore(folder), ...modulesOf(beside) }
    const names = Object.keys(workers) as ('store' | Beside)[]
    const open = async (name: 'usual' | 'tenfold') => {
      const state = join(folder, name)
      mkdirSync(state)
      copyPrepared(state)
      if (name === 'tenfold') {
        const reader = startStore(state, workers)
        const tables = await columnsIn(await reader.getD1Database('DB', 'store'))
        await reader.dispose()
        const numbers = Array.from({ length: COPIES }, (_, at) => at + 1)
        seed(
          state,
          numbers.flatMap((n) => tables.map(({ table, own, columns }) => copyOf(table, own, columns, n))),
        )
      }
      const server = startStore(state, workers)
      running.push(server)
      return storeUrls(server, names)
    }
    return { usual: await open('usual'), tenfold: await open('tenfold'), stop }
  } catch (error) {
    await stop()
    throw error
  }
}
