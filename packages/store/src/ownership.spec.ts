import { buildSchema } from 'graphql'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { typeDefs } from './__generated__/sdl'
import { addPasskey, addSocialLogin } from './testing/authentication-rows'
import { listAttacks } from './testing/list-attacks'
import { NOT_OWNED } from './testing/not-owned'
import { ATTACKED_CODE, CHECKOUT_ATTACKS, createGiver } from './testing/test-balances'
import { asCustomer, createCustomer } from './testing/test-customer'
import { jpeg } from './testing/test-images'
import { createTestShop, type GraphQlAnswer, type TestShop } from './testing/test-shop'
import { CANVAS_OPTIONS, createShopper } from './testing/test-shopper'

// Password hashing is slow on purpose, and each attack needs something of its own to attack.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const shop = createTestShop({ BANK_TRANSFER_DAYS: '7' })
const KEYS = { owner: 'guest-key-of-the-owner-1', other: 'guest-key-of-another-1', guest: 'guest-key-of-a-guest-01' }
/** In every text of the owner. */
const MARK = 'Whakaari'
const NO_UID = '0'.repeat(32)

let owner: TestShop
let other: TestShop
let shopper: ReturnType<typeof createShopper>
const giver = createGiver(shop)
let card = 0

interface Attack {
  query: string
  variables?: object
}
const paying = (field: string): Attack => ({ query: `mutation { ${field} }` })
const read = async (query: string) => (await owner.graphql(query, {}, KEYS.owner)).data
const id = (value: unknown) => JSON.stringify(value)

const addressOf = async (): Promise<number> => {
  const input = `firstname: "${MARK}", lastname: "Ngata", street: ["7 ${MARK} Lane"], city: "Auckland", postcode: "1011",
    country_code: NZ, telephone: "021 123 4567", region: { region: "Auckland" }`
  return (await read(`mutation { createCustomerAddress(input: { ${input} }) { id } }`)).createCustomerAddress.id
}
const designOf = async (): Promise<string> => {
  const { uid } = await shopper.design()
  await read(`mutation { renameSavedDesign(design_uid: "${uid}", name: "${MARK}") { user_errors { code } } }`)
  return uid
}
const cartOf = async () => {
  const { cartId, saved } = await shopper.readyCart()
  await giver.putCard(cartId, card)
  const { itemsV2 } = (await read(`{ cart(cart_id: "${cartId}") { itemsV2 { items { uid } } } }`)).cart
  return { cartId, item: itemsV2.items[0].uid as string, saved }
}
const orderOf = async () => {
  const { orderV2 } = await shopper.place((await shopper.readyCart()).cartId)
  const { orders } = (
    await read(`{ customer { orders(filter: { number: { eq: "${orderV2.number}" } }) { items { id items { id } } } } }`)
  ).customer
  const [order] = orders.items
  return { number: orderV2.number as string, token: orderV2.token as string, id: order.id, item: order.items[0].id }
}
const ticketOf = async (): Promise<string> => {
  const { number } = await orderOf()
  const input = `order_number: "${number}", subject: "${MARK}", message: "${MARK}"`
  return (await read(`mutation { createOrderTicket(input: { ${input} }) { ticket { uid } } }`)).createOrderTicket.ticket
    .uid
}
const customerId = async (): Promise<number> => (await read('{ customer { id } }')).customer.id
const passkeyOf = async () => addPasskey(shop, await customerId(), MARK)
const socialLoginOf = async (): Promise<string> => {
  await addSocialLogin(shop, await customerId())
  return (await read('{ customer { social_logins { uid } } }')).customer.social_logins[0].uid
}
const sessionOf = async (): Promise<string> => {
  await createCustomer(shop, 'whakaari@example.nz', '203.0.113.91')
  const { sessions } = (await read('{ customer { sessions { uid current } } }')).customer
  return sessions.find(({ current }: { current: boolean }) => !current).uid
}

const onCart =
  (call: (cart: { cartId: string; item: string }) => string, answer = '{ cart { id } }') =>
  async (): Promise<Attack> => ({ query: `mutation { ${call(await cartOf())} ${answer} }` })
const onDesign =
  (field: string, more = '', before?: string) =>
  async (): Promise<Attack> => {
    const uid = await designOf()
    if (before) await read(`mutation { ${before}(design_uid: "${uid}") { user_errors { code } } }`)
    return { query: `mutation { ${field}(design_uid: "${uid}"${more}) { user_errors { code } } }` }
  }
const ADDRESS = `firstname: "Eve", lastname: "Eve", street: ["1 Elm"], city: "Auckland", region: "Auckland",
  postcode: "1011", country_code: "NZ", telephone: "021 123 4567"`

/** What a stranger asks with the ids of somebody else. The owner may ask the same. */
const ATTACKS: Record<string, () => Promise<Attack>> = {
  'Query.cart': async () => ({
    query: `{ cart(cart_id: "${(await cartOf()).cartId}") { id email shipping_addresses { firstname } } }`,
  }),
  'Query.design': async () => ({ query: `{ design(design_uid: "${await designOf()}") { name tool_data } }` }),
  'Query.savedDesigns': async () => {
    await designOf()
    return { query: '{ savedDesigns(pageSize: 50) { total_count items { name } } }' }
  },
  'Customer.orders': async () => {
    const { number } = await orderOf()
    return { query: `{ customer { orders(filter: { number: { eq: "${number}" } }) { total_count } } }` }
  },
  'Customer.saved_designs': async () => {
    await designOf()
    return { query: '{ customer { saved_designs(pageSize: 50) { total_count items { name } } } }' }
  },
  'Customer.order_tickets': async () => {
    await ticketOf()
    return { query: '{ customer { order_tickets { total_count items { subject } } } }' }
  },
  'Mutation.updateCustomerAddress': async () => ({
    query: `mutation { updateCustomerAddress(id: ${await addressOf()}, input: { city: "Eden" }) { id firstname } }`,
  }),
  'Mutation.deleteCustomerAddress': async () => {
    // The first one is the default, which nobody deletes.
    await addressOf()
    return { query: `mutation { deleteCustomerAddress(id: ${await addressOf()}) }` }
  },
  'Mutation.addProductsToCart': async () => {
    const { cartId, saved } = await cartOf()
    const items = [shopper.canvasItem(saved)]
    return {
      query: `mutation ($items: [CartItemInput!]!) { addProductsToCart(cartId: "${cartId}", cartItems: $items) {
        user_errors { code } } }`,
      variables: { items },
    }
  },
  'Mutation.updateCartItems': onCart(
    ({ cartId, item }) =>
      `updateCartItems(input: { cart_id: "${cartId}", cart_items: [{ cart_item_uid: "${item}", quantity: 3 }] })`,
  ),
  'Mutation.removeItemFromCart': onCart(
    ({ cartId, item }) => `removeItemFromCart(input: { cart_id: "${cartId}", cart_item_uid: "${item}" })`,
  ),
  ...Object.fromEntries(Object.entries(CHECKOUT_ATTACKS).map(([name, call]) => [name, onCart(call)])),
  ...listAttacks({ shop, shopper: () => shopper, cartOf: () => cartOf(), read }),
  'Mutation.setShippingAddressesOnCart': onCart(
    ({ cartId }) =>
      `setShippingAddressesOnCart(input: { cart_id: "${cartId}", shipping_addresses: [{ address: { ${ADDRESS} } }] })`,
  ),
  'Mutation.setBillingAddressOnCart': onCart(
    ({ cartId }) =>
      `setBillingAddressOnCart(input: { cart_id: "${cartId}", billing_address: { address: { ${ADDRESS} } } })`,
  ),
  'Mutation.estimateShippingMethods': onCart(
    ({ cartId }) =>
      `estimateShippingMethods(input: { cart_id: "${cartId}", address: { country_code: NZ, postcode: "1010" } })`,
    '{ method_code }',
  ),
  'Mutation.placeOrder': onCart(
    ({ cartId }) => `placeOrder(input: { cart_id: "${cartId}" })`,
    '{ orderV2 { number } errors { code } }',
  ),
  'Mutation.reorderItems': async () => ({
    query: `mutation { reorderItems(orderNumber: "${(await orderOf()).number}") { cart { id } } }`,
  }),
  'Mutation.restoreCart': async () => paying(`restoreCart(order_token: "${(await orderOf()).token}") { id }`),
  'Mutation.cancelOrder': async () => ({
    query: `mutation { cancelOrder(input: { order_id: ${id((await orderOf()).id)}, reason: "No" }) {
      error order { number } } }`,
  }),
  'Mutation.copyOrderedDesign': async () => {
    const { item } = await orderOf()
    const { token } = await orderOf()
    // With the token of another order, even the owner gets no line of this one.
    return {
      query: `mutation { copyOrderedDesign(token: "${token}", item_id: ${id(item)}) { design { name } user_errors { code } } }`,
    }
  },
  'Mutation.revokeCustomerSession': async () => ({
    query: `mutation { revokeCustomerSession(session_uid: "${await sessionOf()}") { result } }`,
  }),
  'Mutation.renamePasskey': async () => ({
    query: `mutation { renamePasskey(uid: "${await passkeyOf()}", name: "Eve") { uid } }`,
  }),
  'Mutation.deletePasskey': async () => ({ query: `mutation { deletePasskey(uid: "${await passkeyOf()}") }` }),
  'Mutation.disconnectSocialAccount': async () => ({
    query: `mutation { disconnectSocialAccount(uid: "${await socialLoginOf()}") }`,
  }),
  'Mutation.saveDesign': async () => {
    const { uid, photo } = await shopper.design()
    const input = {
      design_uid: uid,
      base_revision: 1,
      product_type: 'uploadchoice',
      sku: 'canvas-print',
      tool_data: JSON.stringify(shopper.document(photo, CANVAS_OPTIONS)),
      preview_image: await shopper.upload(jpeg({ width: 640, height: 480 })),
    }
    return {
      query:
        'mutation ($input: SaveDesignInput!) { saveDesign(input: $input) { design { uid } user_errors { code } } }',
      variables: { input },
    }
  },
  'Mutation.deleteSavedDesign': onDesign('deleteSavedDesign'),
  'Mutation.restoreSavedDesign': onDesign('restoreSavedDesign', '', 'deleteSavedDesign'),
  'Mutation.renameSavedDesign': onDesign('renameSavedDesign', ', name: "Eve"'),
  'Mutation.duplicateSavedDesign': onDesign('duplicateSavedDesign'),
  'Mutation.mailDesignLink': onDesign('mailDesignLink', ', email: "eve@example.com"'),
  'Mutation.shareSavedDesign': onDesign('shareSavedDesign'),
  'Mutation.stopSharingDesign': onDesign('stopSharingDesign', '', 'shareSavedDesign'),
  'Mutation.createOrderTicket': async () => ({
    query: `mutation { createOrderTicket(input: { order_number: "${(await orderOf()).number}", subject: "Eve",
      message: "Eve" }) { ticket { uid } user_errors { code } } }`,
  }),
  'Mutation.addOrderTicketMessage': async () => ({
    query: `mutation { addOrderTicketMessage(input: { ticket_uid: "${await ticketOf()}", message: "Eve" }) {
      ticket { subject } user_errors { code } } }`,
  }),
  'Mutation.sharePhoto': async () => ({
    query: `mutation ($input: SharePhotoInput!) { sharePhoto(input: $input) { reference } }`,
    variables: {
      input: { photo: await shopper.upload(), order: '000000012', email: 'whakaari@example.nz', consent: true },
    },
  }),
}

/** Attacks that fail for the owner too, with the reason. */
const NOBODY_MAY = new Set(['Mutation.copyOrderedDesign'])

/** True if the answer does nothing and shows nothing. */
function isRefused({ data, errors }: GraphQlAnswer): boolean {
  if (errors) return true
  return Object.values(data).every((field) => {
    const text = JSON.stringify(field)
    return (
      field === null || field === false || /"(?:user_)?errors":\[\{|"total_count":0|"result":false|"error":"/.test(text)
    )
  })
}

const TABLES =
  `customers customer_tokens customer_addresses carts cart_lines cart_addresses designs design_revisions design_links shared_carts orderable_designs
  uploads orders order_lines tickets ticket_messages passkeys wishlist_items wishlist_links`.split(/\s+/)

/** Every row of the shoppers' tables, without the times of use. */
async function rowsNow(): Promise<Set<string>> {
  const results = await shop.db.batch<Record<string, unknown>>(
    TABLES.map((table) => shop.db.prepare(`SELECT * FROM ${table}`)),
  )
  return new Set(
    results.flatMap(({ results: rows }, at) =>
      rows.map(({ last_seen_at, last_used_at, ...row }) => `${TABLES[at]} ${JSON.stringify(row)}`),
    ),
  )
}

beforeAll(async () => {
  owner = asCustomer(shop, await createCustomer(shop, 'whakaari@example.nz', '203.0.113.91'))
  other = asCustomer(shop, await createCustomer(shop, 'eve@example.nz', '203.0.113.92'))
  shopper = createShopper(owner, KEYS.owner)
  for (const ledger of ['credit', 'points'] as const) await giver.give('whakaari@example.nz', ledger, 500)
  await giver.certificate(ATTACKED_CODE, 1000)
  card = await giver.certificate('FEED-0000-1111-2222-FFFF', 1000)
})

beforeEach(() => giver.refill(card, 1000))

describe('what belongs to a shopper', () => {
  it('is attacked through every field of the schema that takes arguments, or there is a reason', () => {
    const schema = buildSchema(typeDefs)
    const named = [schema.getQueryType(), schema.getMutationType(), schema.getType('Customer')].flatMap((type) =>
      type && 'getFields' in type
        ? Object.values(type.getFields()).flatMap((field) =>
            'args' in field && field.args.length > 0 ? [`${type.name}.${field.name}`] : [],
          )
        : [],
    )
    expect(Object.keys({ ...ATTACKS, ...NOT_OWNED }).sort()).toEqual(named.sort())
    expect(Object.keys(ATTACKS).filter((name) => name in NOT_OWNED)).toEqual([])
  })

  it('is set by no input: owner, state and amounts are the shop’s', () => {
    const inputs = [...typeDefs.matchAll(/^input (\w+)(?<!SortInput) \{([^}]*)\}/gm)]
    expect(inputs.length).toBeGreaterThan(40)
    const decided =
      /^\s+(owner|customer|customer_id|role|is_admin|status|state|price|total|balance|points|created_at|updated_at|verified|password_hash|is_current|group_id|group_name|reward_points|confirmation_status|customer_token)\b/m
    const setting = inputs.filter(([, , fields = '']) => decided.test(fields)).map(([, name]) => name)
    // How many points a shopper wants to spend: at most those of the ledger. A filter by price only searches.
    expect(setting).toEqual(['SpendRewardPointsOnCartInput', 'ProductAttributeFilterInput'])
  })

  it.each(Object.entries(ATTACKS))('is out of reach of other shoppers through %s', async (name, prepare) => {
    const { query, variables } = await prepare()
    const before = await rowsNow()
    const asOther = await other.graphql(query, variables, KEYS.other, { 'x-recaptcha': await shop.captcha() })
    const asGuest = await shop.graphql(query, variables, KEYS.guest, { 'x-recaptcha': await shop.captcha() })
    expect([isRefused(asOther), isRefused(asGuest)], JSON.stringify([asOther, asGuest])).toEqual([true, true])
    expect(JSON.stringify([asOther, asGuest])).not.toContain(MARK)
    const after = await rowsNow()
    expect([...before].filter((row) => !after.has(row))).toEqual([])
    const asOwner = await owner.graphql(query, variables, KEYS.owner, { 'x-recaptcha': await shop.captcha() })
    expect(isRefused(asOwner), JSON.stringify(asOwner)).toBe(NOBODY_MAY.has(name))
  })

  it.each<[string, (uid: string) => [string, RequestInit], number?]>([
    ['its state', (uid) => [`/uploads/${uid}`, {}]],
    ['another part', (uid) => [`/uploads/${uid}/parts/0`, { method: 'PUT', body: jpeg() }], 409],
    ['its end', (uid) => [`/uploads/${uid}/complete`, { method: 'POST' }]],
    ['its deletion', (uid) => [`/uploads/${uid}`, { method: 'DELETE' }]],
    ['its file', (uid) => [`/media/uploads/${uid}`, {}]],
  ])('a photo: %s', async (_, requestOf, status = 0) => {
    const [path, init] = requestOf(await shopper.upload())
    const before = await rowsNow()
    for (const [who, key] of [
      [other, KEYS.other],
      [shop, KEYS.guest],
      [shop, null],
    ] as const) {
      expect((await who.request(path, init, key)).status).toBe(404)
    }
    const after = await rowsNow()
    expect([...before].filter((row) => !after.has(row))).toEqual([])
    // A whole photo takes no part, from nobody; its owner hears why.
    const { status: own, ok } = await owner.request(path, init, KEYS.owner)
    expect(ok || own === status, `${own}`).toBe(true)
  })

  it('an invoice', async () => {
    const { number, token } = await orderOf()
    await shop.db
      .prepare("UPDATE orders SET status = 'processing', paid_at = created_at WHERE number = ?")
      .bind(number)
      .run()
    const path = `/media/invoices/${number}.pdf`
    expect((await other.request(path, {}, KEYS.other)).status).toBe(404)
    expect((await shop.request(path, {}, KEYS.guest)).status).toBe(404)
    expect((await shop.request(`${path}?token=${NO_UID}`, {}, KEYS.guest)).status).toBe(404)
    expect((await owner.request(path, {}, KEYS.owner)).status).toBe(200)
    expect((await shop.request(`${path}?token=${token}`, {}, null)).status).toBe(200)
  })

  it('the address in the book of another customer is in nobody else’s cart', async () => {
    const book = await addressOf()
    const theirs = createShopper(other, KEYS.other)
    const cartId = await theirs.newCart()
    for (const part of [
      `setShippingAddressesOnCart(input: { cart_id: "${cartId}", shipping_addresses: [{ customer_address_id: ${book} }] })`,
      `setBillingAddressOnCart(input: { cart_id: "${cartId}", billing_address: { customer_address_id: ${book} } })`,
    ]) {
      const answer = await other.graphql(`mutation { ${part} { cart { id } } }`, {}, KEYS.other)
      expect(answer.errors, part).toHaveLength(1)
      expect(JSON.stringify(answer)).not.toContain(MARK)
    }
  })
})
