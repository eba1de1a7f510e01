// Orders of few and of many lines.
import { isSmoke } from '../runs.ts'
import type { BenchResult } from '../shop.ts'
import { copiesOf, copyOf, type Database, fillCarts } from './carts.ts'
import { shopperAt } from './shopper.ts'
import { type DatabaseUse, readUse, type Urls } from './workers.ts'

/** Lines of an order, and ten times as many. */
const [FEW_LINES, MANY_LINES] = [20, 200]
const LINES_ORDERS = isSmoke ? 2 : 15
const MAX_GROWTH = 12
/** Limits of D1. */
const LIMITS = { parameters: 100, statementBytes: 100_000, valueBytes: 2_000_000 }

interface LinesFigures {
  /** The median of each, in ms. */
  few: number
  many: number
  /** Of an order of many lines. */
  use: DatabaseUse
}

/** The network address of the n-th order: one address may have 30 unpaid ones. */
const callerOf = (n: number) => ({ 'x-caller': `10.0.${n >> 8}.${n & 255}` })

/** Orders of few and of many lines in turn. */
export async function measureLines(urls: Urls, db: Database): Promise<LinesFigures> {
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
export function linesReport({ few, many, use }: LinesFigures, usual: number): BenchResult {
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
