// Throughput of the store: cart changes and orders per second on one D1, relative to a Worker with one bare query.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { copyPrepared } from '../lib/database.ts'
import { bundleStore, startStore, storeUrls } from '../lib/store-server.ts'
import { EASEL_ID, keepAlive, storeShopper } from '../lib/store-shopper.ts'
import { tableOf } from '../lib/table.ts'
import { waitForIdleMachine } from './browser.ts'
import { isSmoke } from './runs.ts'
import type { BenchResult } from './shop.ts'
import { copiesOf, copyOf, type Database } from './store/carts.ts'
import { linesReport, measureLines } from './store/lines.ts'
import { type LoadFigures, load, type Work } from './store/load.ts'
import { type BenchShopper, CHANGES, type Change, shopperAt } from './store/shopper.ts'
import { COUNTED, FLOOR, readUse, type Urls } from './store/workers.ts'

const SECONDS = isSmoke ? 0.5 : 5
const WARM_SECONDS = isSmoke ? 0.1 : 1
/** With the orders of each connection. Each order needs its own cart. */
const CONNECTIONS = [
  { connections: 1, orders: isSmoke ? 5 : 200 },
  { connections: 64, orders: isSmoke ? 2 : 20 },
]

const PLACE = 'place an order'

type Measured = Change | typeof PLACE
const MEASURED: readonly Measured[] = [...CHANGES, PLACE]

/** Statements. */
const BUDGET: Record<Measured, number> = {
  'change a quantity': 8,
  'add a design': 8,
  'add once (with a key)': 8,
  'set an address': 8,
  [PLACE]: 25,
}

/** Returns the next cart of a list with each call; null at the end. */
const inTurn = (place: BenchShopper['place'], carts: readonly string[]): Work => {
  const left = [...carts]
  return async () => {
    const id = left.pop()
    return id === undefined ? null : place(id)
  }
}

/** The statements of a second run of each. */
async function statementsOf(urls: Urls, db: Database): Promise<Record<Measured, number>> {
  const { id, place, work } = await shopperAt(urls.counted, undefined, 'counted')
  const cart = await copyOf(db, id, 'counted')
  const ofSecond = async (first: Work, second = first) => {
    await first()
    await readUse(urls)
    await second()
    return (await readUse(urls)).statements
  }
  return {
    'change a quantity': await ofSecond(work['change a quantity']),
    'add a design': await ofSecond(work['add a design']),
    'add once (with a key)': await ofSecond(work['add once (with a key)']),
    'set an address': await ofSecond(work['set an address']),
    [PLACE]: await ofSecond(
      () => place(cart),
      async () => place(await copyOf(db, id, 'again')),
    ),
  }
}

const figures = (
  about: string,
  connections: number,
  { perSecond, p50, p99, errors }: LoadFigures,
  floor?: LoadFigures,
  statements = 1,
) => ({
  about,
  connections,
  'requests/s': perSecond.toFixed(perSecond < 100 ? 1 : 0),
  'p50 ms': p50.toFixed(1),
  'p99 ms': p99.toFixed(1),
  'of floor': floor ? (perSecond / floor.perSecond).toFixed(2) : '1.00',
  statements,
  errors: errors.length,
})

export async function benchStore(): Promise<BenchResult> {
  const folder = mkdtempSync(join(tmpdir(), 'kea-bench-store-'))
  const state = join(folder, 'state')
  mkdirSync(state)
  copyPrepared(state)
  const store = bundleStore(folder)
  const workers = {
    store,
    floor: [{ path: 'floor.js', contents: FLOOR }],
    counted: [{ path: 'counted.js', contents: COUNTED }, ...store],
  }
  // A preview: as in production, scheduled jobs do not run in a request.
  const server = startStore(state, workers, { bindings: { MODE: 'preview', BANK_TRANSFER_DAYS: '7' } })
  try {
    const urls = await storeUrls(server, ['store', 'floor', 'counted'])
    const db = await server.getD1Database('DB', 'store')
    await db.prepare('UPDATE stock SET qty = 1000000 WHERE product_id = ?').bind(EASEL_ID).run()
    const statements = await statementsOf(urls, db)
    const rows: ReturnType<typeof figures>[] = []
    const failures: unknown[] = []
    for (const { connections, orders } of CONNECTIONS) {
      const agent = keepAlive(connections)
      const names = Array.from({ length: connections }, (_, at) => `c${connections}n${at}`)
      const shoppers: BenchShopper[] = []
      for (const name of names) shoppers.push(await shopperAt(urls.store, agent, name))
      const floors = names.map((name) => {
        const shopper = storeShopper(urls.floor, name, agent)
        return () => shopper.setAddress('')
      })
      const measure = async (about: string, works: readonly Work[], floor?: LoadFigures, uses?: number) => {
        await waitForIdleMachine()
        await load(works.slice(0, connections), about === PLACE ? 0 : WARM_SECONDS)
        const result = await load(works, SECONDS)
        failures.push(...result.errors)
        rows.push(figures(about, connections, result, floor, uses))
        return result
      }
      const floor = await measure('floor: one statement', floors)
      for (const about of CHANGES) {
        await measure(
          about,
          shoppers.map(({ work }) => work[about]),
          floor,
          statements[about],
        )
      }
      const places: Work[] = []
      for (const [at, { id, place }] of shoppers.entries()) {
        places.push(inTurn(place, await copiesOf(db, id, orders, `c${connections}n${at}`)))
      }
      await measure(PLACE, places, floor, statements[PLACE])
      agent.destroy()
    }
    const report = linesReport(await measureLines(urls, db), statements[PLACE])
    const over = MEASURED.filter((about) => statements[about] > BUDGET[about])
    return {
      ok: failures.length === 0 && over.length === 0 && report.ok,
      lines: [
        `The store over HTTP on one D1${isSmoke ? ' (short: no figures)' : ''}, budget: no errors, ≤ 8 statements for a change, ≤ 25 for an order:`,
        ...tableOf(rows)
          .split('\n')
          .map((line) => `    ${line}`),
        ...report.lines,
        ...[...new Set(failures.map((error) => (error instanceof Error ? error.message : String(error))))]
          .slice(0, 5)
          .map((message) => `    error: ${message}`),
      ],
    }
  } finally {
    await server.dispose()
    rmSync(folder, { recursive: true, force: true })
  }
}
