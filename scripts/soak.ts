// `pnpm soak`: concurrent changes, kill -9 during orders and saves, and a print file of large photos. Exit 1 if anything is
// lost, doubled or incomplete, or a bench throws. `--short` is the part that `npm test` runs, `--only prints` the print file
// alone, `--only paid` the hostile designs. `--only drill` practises a restore. `--only timing` measures whether answers tell
// by their time who has an account.
import { spawnSync } from 'node:child_process'
import { parseArgs } from 'node:util'
import { findPdfTools } from './lib/pdf-tools.ts'
import { tableOf } from './lib/table.ts'
import { soakCarts } from './soak/carts.ts'
import { soakDrill } from './soak/drill.ts'
import { type KilledStore, openKilledStore } from './soak/killed-store.ts'
import { soakOrders, stockUp } from './soak/orders.ts'
import { soakPaid } from './soak/paid.ts'
import { soakPrints } from './soak/prints.ts'
import type { SoakRow } from './soak/row.ts'
import { soakSaves } from './soak/saves.ts'
import { soakTiming } from './soak/timing.ts'

const { values } = parseArgs({ options: { short: { type: 'boolean' }, only: { type: 'string' } } })
const SIZE = values.short
  ? { rounds: 5, warmUps: 1, orders: 1, saves: 1, photos: 12, photoBytes: 200_000, designs: 0 }
  : { rounds: 50, warmUps: 2, orders: 50, saves: 20, photos: 60, photoBytes: 20_000_000, designs: 2_000 }

type Part = (store: KilledStore) => Promise<SoakRow[]>

const PARTS: Readonly<Record<string, Part>> = {
  carts: (store) => soakCarts(store, SIZE),
  orders: async (store) => [await soakOrders(store, { kills: SIZE.orders, warmUps: SIZE.warmUps })],
  saves: async (store) => [await soakSaves(store, { kills: SIZE.saves })],
  prints: async (store) => [await soakPrints(store, { bytes: SIZE.photoBytes, count: SIZE.photos })],
  // `npm test` has a smaller part of them among its unit tests.
  ...(SIZE.designs > 0 && { paid: async ({ folder }: KilledStore) => [await soakPaid(folder, SIZE.designs)] }),
  drill: async (store) => [await soakDrill(store)],
}
/** A loaded machine disturbs it, so it runs only when it is asked for. */
const ALONE: Readonly<Record<string, Part>> = { timing: (store) => soakTiming(store, { pairs: 200 }) }
const names = values.only === undefined ? Object.keys(PARTS) : [values.only]

findPdfTools()
const store = await openKilledStore()
try {
  await store.inspect(stockUp)
  const rows: SoakRow[] = []
  for (const name of names) {
    // A part may end with the server stopped.
    await store.restart()
    const part = PARTS[name] ?? ALONE[name]
    if (!part) throw new Error(`soak: no such part: ${name}`)
    rows.push(...(await part(store)))
  }
  console.log(tableOf(rows))
  const ok = rows.every(({ lost, doubled, broken }) => lost === 0 && doubled === 0 && broken === 0)
  console.log(ok ? `soak: nothing lost, nothing doubled, ${store.kills()} kills` : 'soak: FAILED')
  process.exitCode = ok ? 0 : 1
} finally {
  await store.stop()
}
if (!values.short && values.only === undefined) {
  // Benches run seldom, and one that a change of the shop has broken would not be seen.
  const { status } = spawnSync('node', ['scripts/bench.ts'], {
    stdio: 'inherit',
    env: { ...process.env, BENCH_RUNS: '1' },
  })
  if (status !== 0) {
    console.log('soak: a bench FAILED')
    process.exitCode = 1
  }
}
