// The orders of one round of `pnpm soak`: four carts with everything that an order spends, from the cart to the print file,
// the refund and the expiry. Each step may be repeated after a kill.
import { solveCaptcha } from '../lib/solve-captcha.ts'
import { send, storeShopper } from '../lib/store-shopper.ts'
import { allDone } from './until-done.ts'

/** What the gift certificate of a round has: less than an order costs, so that two carts want it. */
export const CARD_CENTS = 1000
export const CUSTOMER = 'aroha@example.com'
const PASSWORD = 'Kereru-flies-42'
const LOG_IN =
  'mutation ($email: String!, $password: String!) { generateCustomerToken(email: $email, password: $password) { token } }'

/** A session of the sample customer. */
export async function logIn(url) {
  const headers = { 'content-type': 'application/json', 'x-recaptcha': await solveCaptcha(url) }
  const body = JSON.stringify({ query: LOG_IN, variables: { email: CUSTOMER, password: PASSWORD } })
  const answer = JSON.parse((await send(`${url}/graphql`, { headers, body })).body)
  if (answer.errors) throw new Error(answer.errors[0].message)
  return answer.data.generateCustomerToken.token
}

/** A mailed certificate of CARD_CENTS, bought by a line of an order that has none yet. Both carts have it. */
const addCard = (round, ids) => [
  `INSERT OR IGNORE INTO gift_certificates (order_line_id, order_id, amount_cents, balance_cents, deliver_on, state, code_hash)
   SELECT id, order_id, ${CARD_CENTS}, ${CARD_CENTS}, '2026-01-01', 'mailed', printf('%064d', ${round}) FROM order_lines
   WHERE id NOT IN (SELECT order_line_id FROM gift_certificates) ORDER BY id LIMIT 1`,
  `INSERT OR IGNORE INTO cart_gift_cards (cart_id, gift_id, ending) SELECT c.id, g.id, 'FFFF' FROM carts c, gift_certificates g
   WHERE c.masked_id IN ('${ids.join("', '")}') AND g.code_hash = printf('%064d', ${round})`,
]

/**
 * The carts of a round, ready to be ordered:
 * - `bank`: an easel and a canvas, with the gift certificate, paid by bank transfer and printed;
 * - `page`: an easel, with the same certificate, paid on a payment page and refunded;
 * - `late`: an easel whose payment never comes, so that it expires;
 * - `credit`: an easel of the customer, paid wholly from store credit.
 */
export async function readyCarts(store, round, token) {
  const cart = async (kind, payment, { own, withCanvas = false } = {}) => {
    const shopper = storeShopper(store.url, `guest-key-of-soak-${kind}-${round}`, undefined, own)
    const id = own ? await shopper.ownCart() : await shopper.newCart()
    const quantity = 1 + (Math.max(round, 0) % 3)
    await shopper.add(id, { quantity })
    if (withCanvas)
      await shopper.add(id, { item: shopper.canvas(await shopper.save(await shopper.upload(), `${round}`)) })
    await shopper.fillCheckout(id, payment)
    if (own) await shopper.spendCredit(id)
    return { kind, id, easels: quantity, pieces: quantity + (withCanvas ? 1 : 0), shopper, order: null }
  }
  const carts = await allDone([
    cart('bank', 'banktransfer', { withCanvas: true }),
    cart('page', 'sandbox'),
    cart('late', 'sandbox'),
    cart('credit', 'banktransfer', { own: token }),
  ])
  for (const sql of addCard(round, [carts[0].id, carts[1].id])) await store.change(sql)
  return carts
}

/** Runs a command of the operator. After a lost answer it may have run already, and is refused then. */
async function operateOnce(store, refusal, ...args) {
  try {
    await store.operate(...args)
  } catch (error) {
    if (!error.message.includes(refusal)) throw error
  }
}

const EXPIRE = `UPDATE jobs SET run_at = '2026-01-01' WHERE state = 'waiting' AND kind IN ('expire_order', 'order_mail')
  AND order_id IN (SELECT id FROM orders WHERE email GLOB 'guest-key-of-soak-late-*')`

/**
 * Orders a cart. Two carts want one gift certificate, so one of them is refused first, and agrees to its new total. After a
 * kill the order of `late` may have expired already: its cart is over, and the order that was answered stands.
 */
async function placeIt({ shopper, id, kind, order }) {
  try {
    return await shopper.place(id)
  } catch (error) {
    if (!error.isRefusal) throw error
    if (kind === 'late' && order && error.message === "The cart isn't active.") return order
    return shopper.place(id, {}, await shopper.totalOf(id))
  }
}

/**
 * From the carts to the end of their orders. `attempt` runs each step: once, or until it is done. Notes each order that was
 * answered in `order`; `changed` counts the answers that name another one.
 */
export async function tellStory(store, carts, attempt) {
  let changed = 0
  await allDone(
    carts.map((cart) =>
      attempt(async () => {
        const order = await placeIt(cart)
        if (cart.order && cart.order.number !== order.number) changed += 1
        // An order that is paid already has no payment page any more.
        cart.order = { ...order, page: order.page ?? cart.order?.page ?? null }
      }),
    ),
  )
  const [bank, page] = carts
  await allDone([
    attempt(() => operateOnce(store, 'paid already', 'paid', bank.order.number)),
    attempt(async () => page.order.page && page.shopper.payOn(page.order.page)),
  ])
  await attempt(store.work)
  await attempt(() => operateOnce(store, 'refunded already', 'refund', page.order.number))
  await attempt(() => store.change(EXPIRE))
  await attempt(store.work)
  return changed
}
