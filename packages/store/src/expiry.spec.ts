import { beforeEach, describe, expect, it, vi } from 'vitest'
import { addCoupon } from './modules/coupons/repo'
import { createDevice } from './testing/device-with-passkey'
import { type Begin, ENDING, ENDING_SETTINGS, externalFetch } from './testing/ending'
import { createCustomer } from './testing/test-customer'
import { createTestShop, STRANGER } from './testing/test-shop'
import { createShopper, value } from './testing/test-shopper'

// Some need an order and several runs of the minute's jobs.
vi.setConfig({ testTimeout: 60_000 })

const DAY = 86_400
const ORIGIN = 'https://shop.example.nz'
const SETTINGS = {
  ...ENDING_SETTINGS,
  ...{ SITE_URL: ORIGIN, MODE: 'preview', OPERATOR_TOKEN: 'operator-token-of-a-test' },
}
const easel = { sku: 'mini-easel', quantity: 1, selected_options: [value(1121, 112101)] }

const beginOrder =
  (method: string): Begin =>
  async (shop) => {
    const shopper = createShopper(shop)
    const cartId = await shopper.newCart()
    await shopper.add(cartId, [easel])
    await shopper.fillCheckout(cartId)
    await shop.graphql(`mutation { setPaymentMethodOnCart(input: { cart_id: "${cartId}", payment_method:
      { code: "${method}" } }) { cart { id } } }`)
    const { number } = (await shopper.place(cartId)).orderV2
    return async () => {
      await shop.tick()
      const status = shop.db.prepare('SELECT status FROM orders WHERE number = ?').bind(number)
      return (await status.first<string>('status')) !== 'cancelled'
    }
  }

/** What ends besides the tokens of tokens.spec.ts, with its seconds. */
const ALL: Record<string, { seconds: number; begin: Begin }> = {
  ...ENDING,
  'a solved captcha': {
    seconds: 30 * 60,
    begin: async (shop) => {
      const token = await shop.captcha()
      const contact = 'input: { name: "Aroha", email: "ends@example.nz", comment: "Kia ora" }'
      return async () => {
        const headers = { 'x-recaptcha': token }
        return (
          (await shop.graphql(`mutation { contactUs(${contact}) { status } }`, {}, null, headers)).errors === undefined
        )
      }
    },
  },
  'the challenge of a passkey': {
    seconds: 5 * 60,
    begin: async (shop) => {
      const authorization = `Bearer ${await createCustomer(shop, `ends-${crypto.randomUUID()}@example.nz`)}`
      const start = await shop.graphql('mutation { startPasskeyRegistration { options } }', {}, null, { authorization })
      const response = await (await createDevice(ORIGIN)).create(start.data.startPasskeyRegistration.options)
      const add = 'mutation ($response: String!) { addPasskey(response: $response) { uid } }'
      return async () => (await shop.graphql(add, { response }, null, { authorization })).errors === undefined
    },
  },
  'an offer code': {
    seconds: 2 * DAY,
    begin: async (shop) => {
      const code = `ENDS${crypto.randomUUID().slice(0, 8).toUpperCase()}`
      const from = '2026-11-02T09:00:00.000Z'
      const coupon = {
        ...{ code, reduction: { kind: 'percent', percent: 10 } as const, label: '10 % off', fromAt: from },
        ...{ toAt: '2026-11-04T09:00:00.000Z', firstOrderOnly: false, emailKey: null, maxUses: null, offer: null },
      }
      await addCoupon(shop.db, coupon, from).run()
      const shopper = createShopper(shop)
      const cartId = await shopper.newCart()
      await shopper.add(cartId, [easel])
      const apply = `mutation { applyCouponToCart(input: { cart_id: "${cartId}", coupon_code: "${code}" }) { cart { id } } }`
      return async () => (await shop.graphql(apply)).errors === undefined
    },
  },
  'the link of a private picture': {
    seconds: 60 * 60,
    begin: async (shop) => {
      const shopper = createShopper(shop)
      const { orderV2 } = await shopper.place((await shopper.readyCart()).cartId)
      const query = `{ guestOrderByToken(input: { token: "${orderV2.token}" }) { items { preview_image } } }`
      const [line] = (await shop.graphql(query, {}, STRANGER)).data.guestOrderByToken.items
      const { pathname, search } = new URL(line.preview_image, ORIGIN)
      return async () => (await shop.request(pathname + search, {}, STRANGER)).status === 200
    },
  },
  'an order that waits for its bank transfer': { seconds: 7 * DAY, begin: beginOrder('banktransfer') },
  'an order that waits for its payment page': { seconds: 60 * 60, begin: beginOrder('sandbox') },
}

const TOKENS = 'tokens.spec.ts'

/** Every column that holds an end, with what ends by it: an entry of ALL, or a token of tokens.spec.ts. */
const COLUMNS: Readonly<Record<string, string>> = {
  'captcha_solutions.expires_at': 'a solved captcha',
  'coupons.to_at': 'an offer code',
  'customer_tokens.expires_at': TOKENS,
  'design_links.expires_at': TOKENS,
  'design_revisions.expires_at': 'a draft of a design',
  'email_changes.confirm_until': TOKENS,
  'email_changes.expires_at': TOKENS,
  'jobs.claimed_until': 'the claim of a job',
  'login_codes.expires_at': TOKENS,
  'offers.to_at': 'an offer in the price of its product',
  'orderable_designs.expires_at': 'the right to order a design of a friend',
  'orders.pay_by': 'an order that waits for its bank transfer',
  'passkey_challenges.expires_at': 'the challenge of a passkey',
  'password_resets.expires_at': TOKENS,
  'phone_links.expires_at': TOKENS,
  'print_files.claimed_until': 'the claim of a print file',
  'registrations.expires_at': TOKENS,
  'shared_carts.expires_at': TOKENS,
  'social_connections.expires_at': 'a login by a provider that waits to be connected',
  'social_logins.expires_at': 'a login at a provider that has begun',
}

describe('what ends', () => {
  beforeEach(async () => {
    const { db } = createTestShop()
    await db.batch([
      ...['daily_use', 'captcha_tries'].map((table) => db.prepare(`DELETE FROM ${table}`)),
      // The job ends some carts a minute, and those of other specs would be the first.
      db.prepare("UPDATE carts SET updated_at = '2999-01-01T00:00:00.000Z'"),
    ])
  })

  it.each(Object.entries(ALL))('%s works until its last second, and a second later no more', async (_, kind) => {
    for (const [wait, works] of [
      [kind.seconds - 1, true],
      [kind.seconds + 1, false],
    ] as const) {
      const shop = createTestShop(SETTINGS, externalFetch)
      const stillWorks = await kind.begin(shop)
      shop.wait(wait / DAY)
      expect([wait, await stillWorks()]).toEqual([wait, works])
    }
  })

  it('is tested for every column that holds an end', async () => {
    const { db } = createTestShop()
    const { results } = await db
      .prepare("SELECT name, sql FROM sqlite_master WHERE type = 'table' AND sql IS NOT NULL ORDER BY name")
      .all<{ name: string; sql: string }>()
    const ends = results.flatMap(({ name, sql }) =>
      [...sql.matchAll(/[\s,("](\w*expires_at|\w+_until|to_at|pay_by)"? TEXT/g)].map(
        ([, column]) => `${name}.${column}`,
      ),
    )
    expect(ends.sort()).toEqual(Object.keys(COLUMNS).sort())
    expect(Object.values(COLUMNS).filter((what) => what !== TOKENS && !(what in ALL))).toEqual([])
  })
})
