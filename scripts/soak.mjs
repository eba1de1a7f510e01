// `pnpm soak`: concurrent changes, and kill -9 during orders and saves. Exit 1 if anything is lost, doubled or incomplete.
// `--short` is the part that `npm test` runs.
import { tableOf } from './lib/table.mjs'
import { soakCarts } from './soak/carts.mjs'
import { openKilledStore } from './soak/killed-store.mjs'
import { soakOrders, stockUp } from './soak/orders.mjs'
import { soakSaves } from './soak/saves.mjs'

const isShort = process.argv.includes('--short')
const SIZE = isShort ? { rounds: 5, orders: 2, saves: 1 } : { rounds: 50, orders: 40, saves: 20 }

const store = openKilledStore()
try {
  await store.inspect(stockUp)
  await store.start()
  const rows = [
    ...(await soakCarts(store, SIZE)),
    await soakOrders(store, { kills: SIZE.orders }),
    await soakSaves(store, { kills: SIZE.saves }),
  ]
  console.log(tableOf(rows))
  const ok = rows.every(({ lost, doubled, broken }) => lost === 0 && doubled === 0 && broken === 0)
  console.log(ok ? `soak: nothing lost, nothing doubled, ${store.kills()} kills` : 'soak: FAILED')
  process.exitCode = ok ? 0 : 1
} finally {
  await store.stop()
}
