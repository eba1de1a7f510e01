import { beforeEach, describe, expect, it } from 'vitest'
import { addCoupon } from './modules/coupons/repo'
import { createDevice } from './testing/device-with-passkey'
import { createCustomer } from './testing/test-customer'
import { createTestShop, STRANGER, type TestShop } from './testing/test-shop'
import { createShopper, value } from './testing/test-shopper'

const DAY = 86_400
const ORIGIN = 'https://shop.example.nz'
const easel = { sku: 'mini-easel', quantity: 1, selected_options: [value(1121, 112101)] }

/** Makes something that ends. The answer tells whether it still works. */
type Begin = (shop: TestShop) => Promise<() => Promise<boolean>>

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
const ENDING: Record<string, { seconds: number; begin: Begin }> = {
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
const RETENTION = 'modules/retention/retention.spec.ts'

/** Every column that holds an end, with the test that moves the clock over it. */
const COLUMNS: Readonly<Record<string, string>> = {
  'captcha_solutions.expires_at': 'above: a solved captcha',
  'coupons.to_at': 'above: an offer code',
  'customer_tokens.expires_at': TOKENS,
  'design_links.expires_at': TOKENS,
  'design_revisions.expires_at': RETENTION,
  'email_changes.confirm_until': TOKENS,
  'email_changes.expires_at': TOKENS,
  'jobs.claimed_until': 'modules/jobs/jobs.spec.ts',
  'login_codes.expires_at': TOKENS,
  'offers.to_at': 'modules/catalogue/catalogue.spec.ts',
  'orderable_designs.expires_at': 'modules/sharedcarts/sharedcarts.spec.ts',
  'orders.pay_by': 'above: both orders that wait',
  'passkey_challenges.expires_at': 'above: the challenge of a passkey',
  'password_resets.expires_at': TOKENS,
  'phone_links.expires_at': TOKENS,
  'print_files.claimed_until': 'modules/printing/printing.spec.ts',
  'registrations.expires_at': TOKENS,
  'shared_carts.expires_at': TOKENS,
  'social_connections.expires_at': 'modules/social/social.spec.ts',
  'social_logins.expires_at': 'modules/social/social.spec.ts',
}

describe('what ends', () => {
  beforeEach(async () => {
    const { db } = createTestShop()
    await db.batch(['daily_use', 'captcha_tries'].map((table) => db.prepare(`DELETE FROM ${table}`)))
  })

  it.each(Object.entries(ENDING))('%s works until its last second, and a second later no more', async (_, kind) => {
    for (const [wait, works] of [
      [kind.seconds - 1, true],
      [kind.seconds + 1, false],
    ] as const) {
      const shop = createTestShop({ SITE_URL: ORIGIN, MODE: 'preview' })
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
  })
})
