// Orders while the server is killed at random moments. Each order is complete or absent, and never doubled.
import { setTimeout as sleep } from 'node:timers/promises'
import { EASEL_ID, storeShopper } from '../lib/store-shopper.mjs'
import { allDone, untilDone } from './until-done.mjs'

/** Orders in progress when the server is killed. */
const CONCURRENT_ORDERS = 3

async function readyCart(store, name, quantity) {
  const shopper = storeShopper(store.url, `guest-key-of-soak-order-${name}`)
  const id = await shopper.newCart()
  await shopper.add(id, { quantity })
  await shopper.fillCheckout(id)
  return { id, quantity, acknowledged: null, place: () => shopper.place(id) }
}

/** The carts of one kill, each with its last acknowledged order. `changed` counts those with a different order. */
async function placeAndKill(store, round, moment) {
  const carts = await allDone(
    Array.from({ length: CONCURRENT_ORDERS }, (_, at) => readyCart(store, `${round}-${at}`, 1 + ((round + at) % 3))),
  )
  const placing = carts.map(async (cart) => {
    cart.acknowledged = await cart.place().catch(() => null)
  })
  await sleep(moment)
  await store.kill()
  await Promise.all(placing)
  await store.start()
  let changed = 0
  for (const cart of carts) {
    const order = await untilDone(cart.place)
    if (cart.acknowledged && cart.acknowledged.number !== order.number) changed += 1
    cart.early = cart.acknowledged !== null
    cart.acknowledged = order
  }
  return { carts, changed }
}

/** The rows of each order, by its cart. */
const SELECT_ORDERS = `SELECT c.masked_id AS id, c.active, count(o.id) AS orders, min(o.number) AS number,
    sum((SELECT sum(quantity) FROM order_lines WHERE order_id = o.id)) AS quantity,
    sum((SELECT count(*) FROM order_addresses WHERE order_id = o.id)) AS addresses,
    sum((SELECT count(*) FROM jobs WHERE order_id = o.id AND kind IN ('order_mail', 'expire_order'))) AS jobs,
    sum((SELECT count(*) FROM outbox WHERE message_id = 'order-' || o.token)) AS mails,
    sum((SELECT count(*) FROM jobs WHERE order_id = o.id AND kind = 'order_mail' AND state = 'waiting')) AS mails_to_come
  FROM carts c LEFT JOIN orders o ON o.cart_id = c.id GROUP BY c.id`

/** More stock than a soak needs. */
export const stockUp = (db) => db.prepare('UPDATE stock SET qty = 100000 WHERE product_id = ?').bind(EASEL_ID).run()
const stockIn = (db) => db.prepare('SELECT qty FROM stock WHERE product_id = ?').bind(EASEL_ID).first('qty')

/** Returns a row of the table that the command prints. */
export async function soakOrders(store, { kills }) {
  const before = await store.inspect(stockIn)
  await store.start()
  // The kill is at a random time between the first request and the typical last response.
  const carts = await allDone(
    Array.from({ length: 2 * CONCURRENT_ORDERS }, (_, at) => readyCart(store, `warm-up-${at}`, 1)),
  )
  let placeMs = 0
  for (const at of [0, CONCURRENT_ORDERS]) {
    const started = performance.now()
    await allDone(
      carts.slice(at, at + CONCURRENT_ORDERS).map(async (cart) => {
        cart.acknowledged = await cart.place()
      }),
    )
    placeMs = performance.now() - started
  }
  let changed = 0
  for (let round = 0; round < kills; round += 1) {
    const killed = await placeAndKill(store, round, ((round + Math.random()) / kills) * placeMs)
    carts.push(...killed.carts)
    changed += killed.changed
  }
  // A request after the restart runs the scheduled jobs, which write pending mails.
  await sleep(1000)
  const { rows, stock } = await store.inspect(async (db) => ({
    rows: (await db.prepare(SELECT_ORDERS).all()).results,
    stock: await stockIn(db),
  }))
  await store.start()
  const found = new Map(rows.map((row) => [row.id, row]))
  const of = (cart) => found.get(cart.id) ?? { orders: 0 }
  const ordered = carts.reduce((sum, { quantity }) => sum + quantity, 0)
  const isComplete = (cart) => {
    const { active, number, quantity, addresses, jobs, mails, mails_to_come: pending } = of(cart)
    const hasMail = mails + pending === 1
    return (
      active === 0 &&
      number === cart.acknowledged.number &&
      quantity === cart.quantity &&
      addresses === 2 &&
      jobs === 2 &&
      hasMail
    )
  }
  return {
    about: `orders, ${CONCURRENT_ORDERS} at once (${carts.filter(({ early }) => early).length} of ${kills * CONCURRENT_ORDERS} answered before the kill)`,
    done: carts.length,
    kills,
    refused: 0,
    lost: carts.filter((cart) => of(cart).orders === 0).length + changed,
    doubled: carts.filter((cart) => of(cart).orders > 1 || of(cart).mails > 1).length,
    broken:
      carts.filter((cart) => of(cart).orders === 1 && !isComplete(cart)).length + Math.abs(before - ordered - stock),
  }
}
