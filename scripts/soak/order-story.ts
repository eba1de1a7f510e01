// The orders of one round of `pnpm soak`: four carts with everything that an order spends, from the cart to the print file,
// the refund and the expiry. Each step may be repeated after a kill.
import { solveCaptcha } from '../lib/solve-captcha.ts'
import { type PlacedOrder, StoreError, send, storeShopper } from '../lib/store-shopper.ts'
import type { KilledStore } from './killed-store.ts'
import { allDone } from './until-done.ts'

/** What the gift certificate of a round has: less than an order costs, so that two carts want it. */
export const CARD_CENTS = 1000
export const CUSTOMER = 'aroha@example.com'
const PASSWORD = 'Kereru-flies-42'
const LOG_IN =
  'mutation ($email: String!, $password: String!) { generateCustomerToken(email: $email, password: $password) { token } }'

export type Shopper = ReturnType<typeof storeShopper>

export type CartKind = 'bank' | 'page' | 'late' | 'credit'

/** A cart of the story, and its order once that was answered. */
export interface StoryCart {
  kind: CartKind
  id: string
  easels: number
  pieces: number
  shopper: Shopper
  order: PlacedOrder | null
}

/** Runs a step: once, or until it is done. */
type Attempt = <Result>(step: () => Promise<Result>) => Promise<Result>

/** A session of the sample customer. Returns its token. */
export async function logIn(url: string): Promise<string> {
  const headers = { 'content-type': 'application/json', 'x-recaptcha': await solveCaptcha(url) }
  const body = JSON.stringify({ query: LOG_IN, variables: { email: CUSTOMER, password: PASSWORD } })
  const { errors, data } = JSON.parse((await send(`${url}/graphql`, { headers, body })).body) as {
    errors?: [{ message: string }]
    data: { generateCustomerToken: { token: string } }
  }
  if (errors) throw new Error(errors[0].message)
  return data.generateCustomerToken.token
}

/** A mailed certificate of CARD_CENTS, bought by a line of an order that has none yet. Both carts have it. */
const addCard = (round: number, ids: readonly string[]) => [
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
export async function readyCarts(store: KilledStore, round: number, token: string): Promise<StoryCart[]> {
  const cart = async (
    kind: CartKind,
    payment: string,
    { own, withCanvas = false }: { own?: string; withCanvas?: boolean } = {},
  ): Promise<StoryCart> => {
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
  const buyers = [cartOf(carts, 'bank').id, cartOf(carts, 'page').id]
  for (const sql of addCard(round, buyers)) await store.change(sql)
  return carts
}

function cartOf(carts: readonly StoryCart[], kind: CartKind): StoryCart {
  const cart = carts.find((one) => one.kind === kind)
  if (!cart) throw new Error(`The story has no cart ${kind}.`)
  return cart
}

function orderOf({ kind, order }: StoryCart): PlacedOrder {
  if (!order) throw new Error(`The cart ${kind} has no order.`)
  return order
}

/** Runs a command of the operator. After a lost answer it may have run already, and is refused then. */
async function operateOnce(store: KilledStore, refusal: string, ...args: string[]) {
  try {
    await store.operate(...args)
  } catch (error) {
    if (!(error instanceof Error && error.message.includes(refusal))) throw error
  }
}

const EXPIRE = `UPDATE jobs SET run_at = '2026-01-01' WHERE state = 'waiting' AND kind IN ('expire_order', 'order_mail')
  AND order_id IN (SELECT id FROM orders WHERE email GLOB 'guest-key-of-soak-late-*')`

/**
 * Orders a cart. Two carts want one gift certificate, so one of them is refused first, and agrees to its new total. After a
 * kill the order of `late` may have expired already: its cart is over, and the order that was answered stands.
 */
async function placeIt({ shopper, id, kind, order }: StoryCart): Promise<PlacedOrder> {
  try {
    return await shopper.place(id)
  } catch (error) {
    if (!(error instanceof StoreError && error.isRefusal)) throw error
    if (kind === 'late' && order && error.message === "The cart isn't active.") return order
    return shopper.place(id, {}, await shopper.totalOf(id))
  }
}

/**
 * From the carts to the end of their orders. Notes each order that was answered in `order`. Returns how many answers name
 * another one.
 */
export async function tellStory(store: KilledStore, carts: readonly StoryCart[], attempt: Attempt): Promise<number> {
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
  const [bank, page] = [cartOf(carts, 'bank'), cartOf(carts, 'page')]
  const payOnPage = async () => {
    const address = orderOf(page).page
    if (address) await page.shopper.payOn(address)
  }
  await allDone([attempt(() => operateOnce(store, 'paid already', 'paid', orderOf(bank).number)), attempt(payOnPage)])
  await attempt(store.work)
  await attempt(() => operateOnce(store, 'refunded already', 'refund', orderOf(page).number))
  await attempt(() => store.change(EXPIRE))
  await attempt(store.work)
  return changed
}
