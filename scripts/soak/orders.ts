// Orders while the server is killed at random moments: before, in and after the batch of an order, its payment, and each of
// its jobs. Each order is complete or absent, and never doubled; each mail is handed over and each print file made once.
import { setTimeout as sleep } from 'node:timers/promises'
import { EASEL_ID } from '../lib/store-shopper.ts'
import type { Database, KilledStore } from './killed-store.ts'
import { faultsOf, readOrders, wrongBalances } from './order-count.ts'
import { CUSTOMER, logIn, readyCarts, type StoryCart, tellStory } from './order-story.ts'
import type { SoakRow } from './row.ts'
import { untilDone } from './until-done.ts'

const once = <Result>(work: () => Promise<Result>) => work()
const CREDIT_CENTS = 10_000_000

/** More stock and credit than a soak needs. */
export const stockUp = (db: Database) =>
  db.batch([
    db.prepare('UPDATE stock SET qty = 100000 WHERE product_id = ?').bind(EASEL_ID),
    db
      .prepare(
        `INSERT INTO ledger_entries (customer_id, ledger, kind, amount, source, at)
         SELECT id, 'credit', 'given', ?2, 'given-for-a-soak', '2026-01-01T00:00:00.000Z' FROM customers WHERE email = ?1`,
      )
      .bind(CUSTOMER, CREDIT_CENTS),
  ])

/** As after the half hour in which a claim of a server that was killed ends. */
const END_CLAIMS = [
  "UPDATE jobs SET claimed_until = ''",
  "UPDATE print_files SET claimed_until = ''",
  "UPDATE outbox SET tried_at = '2026-01-01' WHERE state = 'claimed'",
]

async function endClaims(store: KilledStore) {
  for (const sql of END_CLAIMS) await store.change(sql)
}

/** Kills the server at `moment` (in ms) of the story of these carts, and tells it again to its end. */
async function killIn(store: KilledStore, carts: readonly StoryCart[], moment: number) {
  const telling = tellStory(store, carts, once).catch(() => 0)
  await sleep(moment)
  await store.kill()
  const before = await telling
  const answered = carts.filter(({ order }) => order !== null).length
  await store.start()
  await endClaims(store)
  return { answered, changed: before + (await tellStory(store, carts, untilDone)) }
}

export async function soakOrders(
  store: KilledStore,
  { kills, warmUps }: { kills: number; warmUps: number },
): Promise<SoakRow> {
  const before = await store.inspect(readOrders)
  await store.start()
  const token = await logIn(store.url())
  const carts: StoryCart[] = []
  // The kill is at a random time between the first request and the end of a typical story.
  let storyMs = 0
  for (let round = -warmUps; round < 0; round += 1) {
    const ready = await readyCarts(store, round, token)
    const started = performance.now()
    await tellStory(store, ready, once)
    storyMs = performance.now() - started
    carts.push(...ready)
  }
  let changed = 0
  let answered = 0
  for (let round = 0; round < kills; round += 1) {
    const ready = await readyCarts(store, round, token)
    const killed = await killIn(store, ready, ((round + Math.random()) / kills) * storyMs)
    carts.push(...ready)
    changed += killed.changed
    answered += killed.answered
  }
  // What the last kill has left.
  await endClaims(store)
  for (let minute = 0; minute < 3; minute += 1) await store.work()
  const found = await store.inspect(readOrders)
  const ordersOf = (cart: StoryCart) => found.orders.filter(({ id }) => id === cart.id)
  const faults = carts.flatMap((cart) =>
    ordersOf(cart)
      .slice(0, 1)
      .flatMap((order) =>
        faultsOf(cart, order, found, store.mails).map((fault) => `${cart.kind} ${order.number}: ${fault}`),
      ),
  )
  const wrong = [...faults, ...wrongBalances(found, carts, before)]
  for (const line of wrong.slice(0, 20)) console.error(`    ${line}`)
  const twice = [...store.mails.values()].filter((times) => times > 1).length
  return {
    about: `orders, 4 at once (${answered} of ${kills * 4} answered before the kill), ${store.mails.size} mails, ${found.prints.length} print files`,
    done: carts.length,
    kills,
    refused: 0,
    lost: carts.filter((cart) => ordersOf(cart).length === 0).length + changed,
    doubled: carts.filter((cart) => ordersOf(cart).length > 1).length + twice,
    broken: wrong.length,
  }
}
