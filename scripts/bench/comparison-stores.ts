// Two stores over HTTP, without the edge: one with the usual catalogue, one with a catalogue ten times as large.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { copyPrepared, seed } from '../lib/database.ts'
import { bundleStore, startStore, storeUrls } from '../lib/store-server.ts'

const COPIES = 9
/** Ids of the seed are below this number. Those of its copies begin at multiples. */
const ID_STEP = 1_000_000

/** Tables of the catalogue, with the columns that differ in a copy of a row. */
const TABLES = {
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
const isOriginal = ({ ids: [id] = [], texts: [text] = [] }) =>
  id ? `coalesce(${id}, 0) < ${ID_STEP}` : `${text} NOT GLOB '*-copy-*'`

function copyOf(table, columns, n) {
  const own = TABLES[table]
  const value = (column) => {
    if (own.ids?.includes(column)) return `${column} + ${n * ID_STEP}`
    if (own.texts?.includes(column)) return `${column} || '-copy-${n}'`
    return own.names?.includes(column) ? `${column} || ' ${n}'` : column
  }
  // One offer for every product is enough.
  const where = isOriginal(own) + (table === 'offers' ? ' AND product_id IS NOT NULL' : '')
  return `INSERT INTO ${table} (${columns.join(', ')}) SELECT ${columns.map(value).join(', ')} FROM ${table} WHERE ${where}`
}

/** Columns of every table after the migrations. */
async function columnsIn(database) {
  const columns = {}
  for (const table of Object.keys(TABLES)) {
    const { results } = await database.prepare(`SELECT name FROM pragma_table_info('${table}')`).all()
    columns[table] = results.map(({ name }) => name)
  }
  return columns
}

const start = (state, scripts) =>
  startStore(
    state,
    Object.fromEntries(
      Object.entries(scripts).map(([name, code]) => [
        name,
        typeof code === 'string' ? [{ path: `${name}.js`, contents: code }] : code,
      ]),
    ),
  )

/**
 * Returns `{ usual, tenfold, stop }`: URLs by the name of their Worker. The Workers are `store` and those of `beside`
 * (name → module), which read the same database.
 */
export async function openComparisonStores(beside = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'kea-bench-stores-'))
  const running = []
  const stop = async () => {
    for (const server of running) await server.dispose()
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    const scripts = { store: bundleStore(folder), ...beside }
    const open = async (name) => {
      const state = join(folder, name)
      mkdirSync(state)
      copyPrepared(state)
      if (name === 'tenfold') {
        const reader = start(state, scripts)
        const columns = await columnsIn(await reader.getD1Database('DB', 'store'))
        await reader.dispose()
        const numbers = Array.from({ length: COPIES }, (_, at) => at + 1)
        seed(
          state,
          numbers.flatMap((n) => Object.keys(TABLES).map((table) => copyOf(table, columns[table], n))),
        )
      }
      const server = start(state, scripts)
      running.push(server)
      return storeUrls(server, Object.keys(scripts))
    }
    return { usual: await open('usual'), tenfold: await open('tenfold'), stop }
  } catch (error) {
    await stop()
    throw error
  }
}
