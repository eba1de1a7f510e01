import { createProvider, ISSUER, CLIENT_ID as OPENID_CLIENT } from './openid-provider'
import { createCustomer } from './test-customer'
import { GUEST, STRANGER, type TestShop } from './test-shop'
import { createShopper, value } from './test-shopper'

/** Makes something that ends. The answer tells whether it still works. */
export type Begin = (shop: TestShop) => Promise<() => Promise<boolean>>

/** Something that ends, and after how many seconds. */
export interface Ending {
  seconds: number
  begin: Begin
}

const [MINUTE, HOUR, DAY] = [60, 3_600, 86_400]
const EASEL = { sku: 'mini-easel', quantity: 1, selected_options: [value(1121, 112101)] }

const provider = await createProvider()
/** A shop for `ENDING` has these settings, and sends its requests to others by `externalFetch`. */
export const ENDING_SETTINGS = {
  OIDC_PROVIDERS: JSON.stringify([
    { id: 'hui', label: 'Hui', issuer: ISSUER, clientId: OPENID_CLIENT, clientSecret: 'secret of the client' },
  ]),
}
export const externalFetch = provider.fetch

const isSaved = async (shop: TestShop, uid: string): Promise<boolean> =>
  (await shop.graphql(`{ design(design_uid: "${uid}") { uid } }`, {}, GUEST)).data.design !== null

const beginDesign =
  (forCart: boolean): Begin =>
  async (shop) => {
    const shopper = createShopper(shop)
    const tool_data = JSON.stringify(shopper.document(await shopper.upload()))
    const more = forCart ? { preview_image: await shopper.upload(), for_cart: true } : {}
    const { design } = await shopper.save({ product_type: 'uploadchoice', sku: 'canvas-print', tool_data, ...more })
    return () => isSaved(shop, design.uid)
  }

/** A design that a friend may order, who once put a shared cart into their own. */
const beginOrderable: Begin = async (shop) => {
  const [sharer, friend] = [createShopper(shop), createShopper(shop, STRANGER)]
  const { cartId, saved } = await sharer.readyCart()
  const { token } = (await sharer.call(`mutation { shareCart(cart_id: "${cartId}") { token } }`)).shareCart
  await friend.call(`mutation { addSharedCart(token: "${token}", cart_id: "${await friend.newCart()}") {
    user_errors { code } } }`)
  return async () => (await friend.add(await friend.newCart(), [friend.canvasItem(saved)])).user_errors.length === 0
}

/**
 * The claim of a Worker that ended in the middle of its work.
 *
 * @param table of the work; `where` names its row, and `number` is that of its order
 */
const beginClaim =
  (table: string, where: string): Begin =>
  async (shop) => {
    const shopper = createShopper(shop)
    const { number } = (await shopper.place((await shopper.readyCart()).cartId)).orderV2
    const init = { method: 'POST', body: JSON.stringify({ args: ['paid', number] }) }
    await shop.request('/operator', { ...init, headers: { authorization: 'Bearer operator-token-of-a-test' } }, null)
    const order = '(SELECT id FROM orders WHERE number = ?1)'
    const read = <T>(column: string) =>
      shop.db
        .prepare(`SELECT ${column} AS n FROM ${table} WHERE ${where} AND order_id = ${order}`)
        .bind(number)
        .first<T>('n')
    let claimed = ''
    await shop.between(
      async () => {
        claimed = (await read<string>('claimed_until')) || claimed
      },
      () => shop.tick(),
    )
    await shop.db
      .prepare(
        `UPDATE ${table} SET state = 'waiting', claimed_until = ?2, attempts = 1 WHERE ${where} AND order_id = ${order}`,
      )
      .bind(number, claimed)
      .run()
    if (claimed === '') throw new Error(`Nothing of ${table} was claimed`)
    return async () => {
      await shop.tick()
      const attempts = await read<number>('attempts')
      // A claim that is left would keep the next test from its own.
      await shop.db
        .prepare(`UPDATE ${table} SET state = 'failed', claimed_until = '' WHERE ${where} AND order_id = ${order}`)
        .bind(number)
        .run()
      return attempts === 1
    }
  }

const START_SOCIAL = 'mutation { startSocialLogin(provider: "hui") { url state } }'
const finishSocial = (shop: TestShop, login_token_id: string) =>
  shop.graphql(
    `mutation ($input: CustomerSocialLoginInput!) { createCustomerBySocialLogin(input: $input) { customer { email } } }`,
    {
      input: {
        ...{ firstname: '', lastname: '', email: '', is_subscribed: false, login_source: 'hui' },
        login_token_id,
      },
    },
  )
const personOf = (email: string) => ({ claims: { sub: email, email, email_verified: true, given_name: 'Rangi' } })
const someone = () => `ends-${crypto.randomUUID()}@example.nz`

const beginSocialLogin: Begin = async (shop) => {
  const { url } = (await shop.graphql(START_SOCIAL)).data.startSocialLogin
  const query = provider.logIn(url, personOf(someone()))
  return async () => (await finishSocial(shop, query)).errors === undefined
}

/** A login by a provider that waits until the customer of its address has logged in another way. */
const beginSocialConnection: Begin = async (shop) => {
  const email = someone()
  await createCustomer(shop, email)
  const { url, state } = (await shop.graphql(START_SOCIAL)).data.startSocialLogin
  await finishSocial(shop, provider.logIn(url, personOf(email)))
  return async () => {
    const authorization = `Bearer ${await createCustomer(shop, email)}`
    const connect = `mutation { connectSocialAccount(state: "${state}") }`
    return (await shop.graphql(connect, {}, GUEST, { authorization })).errors === undefined
  }
}

/** Photo pillows for N$9.98 in place of N$24.95, for two hours. */
const beginOffer =
  (isSeen: (shop: TestShop) => Promise<boolean>): Begin =>
  async (shop) => {
    await shop.db
      .prepare(
        `INSERT OR REPLACE INTO offers (id, name, product_id, percent, from_at, to_at, sale_title) SELECT 9901, 'Ends', id,
           60, '2026-11-02T08:00:00.000Z', '2026-11-02T11:00:00.000Z', 'Pillows end' FROM products WHERE sku = 'photo-pillow'`,
      )
      .run()
    // The minute's work makes the search index.
    await shop.tick()
    return async () => {
      const seen = await isSeen(shop)
      await shop.db.prepare('DELETE FROM offers WHERE id = 9901').run()
      return seen
    }
  }

const OFFERS: Record<string, (shop: TestShop) => Promise<boolean>> = {
  'an offer in the price of its product': async (shop) => {
    const price = 'price_range { minimum_price { final_price { value } } }'
    const { data } = await shop.graphql(`{ products(filter: { sku: { eq: "photo-pillow" } }) { items { ${price} } } }`)
    return data.products.items[0].price_range.minimum_price.final_price.value === 9.98
  },
  'an offer in the start price': async (shop) => {
    const { data } = await shop.graphql(
      '{ photogiftstartatprice(product_type: ["photo-pillow"]) { items { special_price } } }',
    )
    return data.photogiftstartatprice.items[0].special_price === 9.98
  },
  'an offer in the search': async (shop) => {
    const requests = [{ indexName: 'kea_nz_products', query: 'photo pillow', hitsPerPage: 6 }]
    const answer = await shop.request('/search/1/indexes/*/queries', {
      method: 'POST',
      body: JSON.stringify({ requests }),
    })
    const { results } = await answer.json<{ results: { hits: { final_price: number }[] }[] }>()
    return results[0]?.hits.some(({ final_price }) => final_price === 9.98) === true
  },
  'an offer in the header': async (shop) => {
    const { items } = (await shop.graphql('{ headeroffer { items { sale_title } } }')).data.headeroffer
    return items.some(({ sale_title }: { sale_title: string }) => sale_title === 'Pillows end')
  },
}

/** The clock of a test begins on Monday, 2 November, at ten in the evening of New Zealand; the week ends on Sunday. */
const SECONDS_OF_WEEK = 6 * DAY + 2 * HOUR

const beginWeeklyDeal: Begin = async (shop) => {
  await shop.tick()
  return async () => {
    const { weeklyDeals } = (await shop.graphql('{ weeklyDeals { to_date } }')).data
    return weeklyDeals.some(({ to_date }: { to_date: string }) => to_date === '2026-11-08T11:00:00.000Z')
  }
}

const isKept = async (shop: TestShop, cartId: string): Promise<boolean> => {
  await shop.tick()
  return (await shop.db.prepare('SELECT 1 FROM carts WHERE masked_id = ?').bind(cartId).first()) !== null
}

const beginCart: Begin = async (shop) => {
  const shopper = createShopper(shop)
  const cartId = await shopper.newCart()
  await shopper.add(cartId, [EASEL])
  return () => isKept(shop, cartId)
}

const beginOrderedCart: Begin = async (shop) => {
  const shopper = createShopper(shop)
  const { cartId } = await shopper.readyCart()
  await shopper.place(cartId)
  return () => isKept(shop, cartId)
}

const beginDeletedDesign: Begin = async (shop) => {
  const shopper = createShopper(shop)
  const { uid } = await shopper.design()
  await shopper.call(`mutation { deleteSavedDesign(design_uid: "${uid}") { result } }`)
  return async () => {
    await shopper.call(`mutation { restoreSavedDesign(design_uid: "${uid}") { user_errors { code } } }`)
    return isSaved(shop, uid)
  }
}

const beginUpload: Begin = async (shop) => {
  const shopper = createShopper(shop)
  const uid = await shopper.upload()
  return async () => {
    await shop.tick()
    return (await shop.request(`/media/uploads/${uid}`, {}, GUEST)).status === 200
  }
}

const KEY_OF_ADDITION = 'addition-that-is-sent-again-0001'
/** Whether the same addition, sent again, adds nothing. */
const beginAddition: Begin = async (shop) => {
  const shopper = createShopper(shop)
  const cartId = await shopper.newCart()
  await shopper.add(cartId, [EASEL], KEY_OF_ADDITION)
  return async () => (await shopper.add(cartId, [EASEL], KEY_OF_ADDITION)).cart.total_quantity === 1
}

/** Whether a cart that was ordered answers its order again. */
const beginSecondPress: Begin = async (shop) => {
  const shopper = createShopper(shop)
  const { cartId } = await shopper.readyCart()
  const { number } = (await shopper.place(cartId)).orderV2
  return async () => (await shopper.place(cartId)).orderV2?.number === number
}

const beginMailPicture: Begin = async (shop) => {
  const shopper = createShopper(shop)
  const { token } = (await shopper.place((await shopper.readyCart()).cartId)).orderV2
  await shop.tick()
  const mail = shop.db.prepare('SELECT html FROM outbox WHERE message_id = ?').bind(`order-${token}`)
  const [, path = ''] =
    /"https:\/\/[^/"]+(\/media\/uploads\/[^"]+)"/.exec((await mail.first<string>('html')) ?? '') ?? []
  return async () => (await shop.request(path.replaceAll('&amp;', '&'), {}, STRANGER)).status === 200
}

/** What ends besides the tokens of tokens.spec.ts and what expiry.spec.ts has itself. */
export const ENDING: Record<string, Ending> = {
  'a draft of a design': { seconds: 90 * DAY, begin: beginDesign(false) },
  'a design that was made for the cart': { seconds: 400 * DAY, begin: beginDesign(true) },
  'the right to order a design of a friend': { seconds: 30 * DAY, begin: beginOrderable },
  'the return of a deleted design': { seconds: DAY, begin: beginDeletedDesign },
  'the claim of a job': { seconds: 10 * MINUTE, begin: beginClaim('jobs', "kind = 'order_mail'") },
  'the claim of a print file': { seconds: 20 * MINUTE, begin: beginClaim('print_files', 'true') },
  'a login at a provider that has begun': { seconds: 10 * MINUTE, begin: beginSocialLogin },
  'a login by a provider that waits to be connected': { seconds: 30 * MINUTE, begin: beginSocialConnection },
  ...Object.fromEntries(
    Object.entries(OFFERS).map(([name, isSeen]) => [name, { seconds: 2 * HOUR, begin: beginOffer(isSeen) }]),
  ),
  'a deal of the week': { seconds: SECONDS_OF_WEEK, begin: beginWeeklyDeal },
  'a cart that nobody changes': { seconds: 30 * DAY, begin: beginCart },
  'a cart that became an order': { seconds: 90 * DAY, begin: beginOrderedCart },
  'an addition to a cart that is known by its key': { seconds: DAY, begin: beginAddition },
  'the answer to a second press on Place order': { seconds: 10 * MINUTE, begin: beginSecondPress },
  'the picture in the mail of an order': { seconds: 60 * DAY, begin: beginMailPicture },
  'an upload that nothing uses': { seconds: 7 * DAY, begin: beginUpload },
}
