// Throughput of the store: cart changes and orders per second on one D1, relative to a Worker with one bare query.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import type { Agent } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Miniflare } from 'miniflare'
import { copyPrepared } from '../lib/database.ts'
import { bundleStore, startStore, storeUrls } from '../lib/store-server.ts'
import { EASEL_ID, keepAlive, type PlacedOrder, storeShopper } from '../lib/store-shopper.ts'
import { tableOf } from '../lib/table.ts'
import { waitForIdleMachine } from './browser.ts'
import { isSmoke } from './runs.ts'
import type { BenchResult } from './shop.ts'

const SECONDS = isSmoke ? 0.5 : 5
const WARM_SECONDS = isSmoke ? 0.1 : 1
/** With the orders of each connection. Each order needs its own cart. */
const CONNECTIONS = [
  { connections: 1, orders: isSmoke ? 5 : 200 },
  { connections: 64, orders: isSmoke ? 2 : 20 },
]

/** Changes of a cart. */
const CHANGES = ['change a quantity', 'add a design', 'add once (with a key)', 'set an address'] as const
const PLACE = 'place an order'

type Change = (typeof CHANGES)[number]
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

/** Lines of an order, and ten times as many. */
const [FEW_LINES, MANY_LINES] = [20, 200]
const LINES_ORDERS = isSmoke ? 2 : 15
const MAX_GROWTH = 12
/** Limits of D1. */
const LIMITS = { parameters: 100, statementBytes: 100_000, valueBytes: 2_000_000 }

/** The use of the database: the number of statements, and the largest of each other figure. */
interface DatabaseUse {
  statements: number
  /** Statements of one batch. */
  batch: number
  /** Of one statement. */
  parameters: number
  statementBytes: number
  valueBytes: number
}

type Database = Awaited<ReturnType<Miniflare['getD1Database']>>
type Urls = Record<'store' | 'floor' | 'counted', string>
/** Null at the end of the work. */
type Work = () => Promise<unknown>

interface LoadFigures {
  perSecond: number
  /** Times of requests, in ms. */
  p50: number
  p99: number
  errors: unknown[]
}

/** Orders of few and of many lines. */
interface LinesFigures {
  /** The median of each, in ms. */
  few: number
  many: number
  /** Of an order of many lines. */
  use: DatabaseUse
}

const FLOOR = `export default { async fetch(request, env) {
  await request.text()
  const row = await env.DB.prepare("SELECT value FROM config_values WHERE key = 'store_name'").first()
  return Response.json({ data: { placeOrder: null, row } })
} }`

/** The store with a statement counter. GET /statements returns the use of the database since the last call. */
const COUNTED = `import store from './store.js'
const none = { statements: 0, batch: 0, parameters: 0, statementBytes: 0, valueBytes: 0 }
let use = { ...none }
const raise = (name, value) => { use[name] = Math.max(use[name], value) }
const bytesOf = (value) => new TextEncoder().encode(String(value)).length
const plain = new WeakMap()
const counted = (statement) => {
  const own = new Proxy(statement, { get(target, name) {
    const value = Reflect.get(target, name)
    if (typeof value !== 'function') return value
    return (...args) => {
      if (name !== 'bind') return Reflect.apply(value, target, args)
      raise('parameters', args.length)
      for (const arg of args) raise('valueBytes', bytesOf(arg))
      return counted(target.bind(...args))
    }
  } })
  plain.set(own, statement)
  return own
}
const database = (db) => new Proxy(db, { get(target, name) {
  const value = Reflect.get(target, name)
  if (typeof value !== 'function') return value
  return (...args) => {
    if (name === 'prepare') {
      use.statements += 1
      raise('statementBytes', bytesOf(args[0]))
      return counted(target.prepare(...args))
    }
    if (name === 'batch') {
      raise('batch', args[0].length)
      return target.batch(args[0].map((statement) => plain.get(statement)))
    }
    return Reflect.apply(value, target, args)
  }
} })
export default { fetch(request, env, ctx) {
  if (new URL(request.url).pathname !== '/statements') return store.fetch(request, { ...env, DB: database(env.DB) }, ctx)
  const was = use
  use = { ...none }
  return Response.json(was)
} }`

/** Copies a cart that is ready to order. Returns the ids. */
async function copiesOf(db: Database, id: string, count: number, owner: string): Promise<string[]> {
  const name = `${owner}x`
  const columns = 'carrier_code, method_code, payment_method, created_at, updated_at'
  const rows = 'FROM carts c JOIN carts o ON o.masked_id = ?1 WHERE c.masked_id GLOB ?2'
  const run = (sql: string, ...values: (string | number)[]) => db.prepare(sql).bind(...values)
  const mask = `${name}%0${32 - name.length}d`
  await db.batch([
    run(
      `WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?2)
       INSERT INTO carts (masked_id, email, ${columns})
       SELECT printf(?3, i), printf(?3, i) || '@example.com', ${columns} FROM carts, n WHERE masked_id = ?1`,
      ...[id, count, mask],
    ),
    run(
      `INSERT INTO cart_lines (cart_id, product_id, quantity, option_value_ids, design_uid, design_revision, created_at)
       SELECT c.id, l.product_id, l.quantity, l.option_value_ids, l.design_uid, l.design_revision, l.created_at
       ${rows.replace(' WHERE', ' JOIN cart_lines l ON l.cart_id = o.id WHERE')}`,
      ...[id, `${name}0*`],
    ),
    run(
      `INSERT INTO cart_addresses (cart_id, kind, firstname, lastname, company, street, city, region, region_id, postcode,
         country_code, telephone)
       SELECT c.id, a.kind, a.firstname, a.lastname, a.company, a.street, a.city, a.region, a.region_id, a.postcode,
         a.country_code, a.telephone
       ${rows.replace(' WHERE', ' JOIN cart_addresses a ON a.cart_id = o.id WHERE')}`,
      ...[id, `${name}0*`],
    ),
  ])
  return Array.from({ length: count }, (_, at) => `${name}${String(at + 1).padStart(32 - name.length, '0')}`)
}

/** A shopper with its own connection, a cart with a canvas and an easel, and the repeated actions. */
interface BenchShopper {
  /** Of the cart. */
  id: string
  place: (cartId: string, more?: Record<string, string>) => Promise<PlacedOrder>
  work: Record<Change, Work>
}

async function shopperAt(url: string, agent: Agent | undefined, name: string): Promise<BenchShopper> {
  const shopper = storeShopper(url, `guest-key-of-bench-${name}`, agent)
  const design = await shopper.save(await shopper.upload(), name)
  const item = shopper.canvas(design)
  const id = await shopper.newCart()
  await shopper.add(id)
  const cart = await shopper.add(id, { item })
  const [easel, canvas] = cart.itemsV2.items
  if (!easel || !canvas) throw new Error('The cart lacks a line')
  await shopper.fillCheckout(id)
  let n = 0
  /** A line has at most 999 pieces. */
  const fresh = async <Result>(work: () => Promise<Result>) => {
    n += 1
    if (n % 400 === 0) await shopper.setQuantity(id, canvas.uid, 1)
    return work()
  }
  return {
    id,
    place: (cartId, more) => shopper.place(cartId, more),
    work: {
      'change a quantity': () => shopper.setQuantity(id, easel.uid, (n++ % 5) + 1),
      'add a design': () => fresh(() => shopper.add(id, { item })),
      'add once (with a key)': () => fresh(() => shopper.add(id, { item, key: `key-of-${name}-${n}-of-a-bench` })),
      'set an address': () => shopper.setAddress(id),
    },
  }
}

/** Runs one task for each connection, until the time is over or the task returns null. */
async function load(works: readonly Work[], seconds: number): Promise<LoadFigures> {
  const times: number[] = []
  const errors: unknown[] = []
  const start = performance.now()
  const end = start + seconds * 1000
  await Promise.all(
    works.map(async (work) => {
      while (performance.now() < end) {
        const sent = performance.now()
        try {
          if ((await work()) === null) return
          times.push(performance.now() - sent)
        } catch (error) {
          errors.push(error)
        }
      }
    }),
  )
  const elapsed = (performance.now() - start) / 1000
  times.sort((a, b) => a - b)
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? Number.NaN
  return { perSecond: times.length / elapsed, p50: at(0.5), p99: at(0.99), errors }
}

/** Returns the next cart of a list with each call; null at the end. */
const inTurn = (place: BenchShopper['place'], carts: readonly string[]): Work => {
  const left = [...carts]
  return async () => {
    const id = left.pop()
    return id === undefined ? null : place(id)
  }
}

/** The use of the database since the last call. */
async function readUse(urls: Urls): Promise<DatabaseUse> {
  return (await (await fetch(`${urls.counted}/statements`)).json()) as DatabaseUse
}

/** A copy of a cart that is ready to order. */
async function copyOf(db: Database, id: string, owner: string): Promise<string> {
  const [copy] = await copiesOf(db, id, 1, owner)
  if (copy === undefined) throw new Error('The cart was not copied')
  return copy
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

/** Adds copies of the lines of carts, half of each, so that every cart has this many. */
const fillCarts = (db: Database, owner: string, lines: number) =>
  db
    .prepare(
      `WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?2)
       INSERT INTO cart_lines (cart_id, product_id, quantity, option_value_ids, design_uid, design_revision, created_at)
       SELECT l.cart_id, l.product_id, 1, l.option_value_ids, l.design_uid, l.design_revision, l.created_at
       FROM n, cart_lines l JOIN carts c ON c.id = l.cart_id WHERE c.masked_id GLOB ?1`,
    )
    .bind(`${owner}x0*`, lines / 2 - 1)
    .run()

/** The network address of the n-th order: one address may have 30 unpaid ones. */
const callerOf = (n: number) => ({ 'x-caller': `10.0.${n >> 8}.${n & 255}` })

/** Orders of few and of many lines in turn. */
async function measureLines(urls: Urls, db: Database): Promise<LinesFigures> {
  const shopper = await shopperAt(urls.store, undefined, 'lines')
  const counted = await shopperAt(urls.counted, undefined, 'counted-lines')
  const filled = async (lines: number) => {
    const carts = await copiesOf(db, shopper.id, LINES_ORDERS, `lines${lines}`)
    await fillCarts(db, `lines${lines}`, lines)
    return { carts, times: [] as number[] }
  }
  const [few, many] = [await filled(FEW_LINES), await filled(MANY_LINES)]
  for (let n = 0; n < LINES_ORDERS; n += 1) {
    for (const [at, { carts, times }] of [few, many].entries()) {
      const cart = carts[n]
      if (cart === undefined) throw new Error('There are too few carts')
      const sent = performance.now()
      await shopper.place(cart, callerOf(2 * n + at))
      times.push(performance.now() - sent)
    }
  }
  const cart = await copyOf(db, counted.id, 'many')
  await fillCarts(db, 'many', MANY_LINES)
  await readUse(urls)
  await counted.place(cart, callerOf(999))
  const use = await readUse(urls)
  const upperMedian = (times: number[]) => times.sort((a, b) => a - b)[times.length >> 1] ?? Number.NaN
  return { few: upperMedian(few.times), many: upperMedian(many.times), use }
}

/** The lines to print about orders of many lines, and whether they are within their budget. */
function linesReport({ few, many, use }: LinesFigures, usual: number): BenchResult {
  const growth = many / few
  const isOver = (Object.keys(LIMITS) as (keyof typeof LIMITS)[]).some((name) => use[name] > LIMITS[name])
  return {
    ok: (isSmoke || growth <= MAX_GROWTH) && !isOver && use.statements === usual,
    lines: [
      `    an order of ${MANY_LINES} lines: ${many.toFixed(1)} ms, of ${FEW_LINES} lines: ${few.toFixed(1)} ms, ${growth.toFixed(1)} times as long (≤ ${MAX_GROWTH})`,
      `    its statements: ${use.statements} (of 2 lines ${usual}), ${use.batch} in its batch; most parameters ${use.parameters} (≤ 100), longest statement ${use.statementBytes} B (≤ 100 KB), longest value ${use.valueBytes} B (≤ 2 MB)`,
    ],
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
