import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { asCustomer, createCustomer } from '../../../testing/test-customer'
import { createTestShop, STRANGER } from '../../../testing/test-shop'
import { createShopper } from '../../../testing/test-shopper'
import { SIGN, SIGN_OPTIONS, saveSign, signDocument, signItem } from '../../../testing/test-signs'
import { addCoupon } from '../../coupons/repo'

// Password hashing is slow on purpose.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const shop = createTestShop()
const shopper = createShopper(shop)
const [SIX, SEVEN, NINE] = ['Wiremu', 'Wiremus', 'Charlotte'] as const

const rowsOfSign = `product_id = (SELECT id FROM products WHERE sku = '${SIGN}')`
const setLetters = (included: number | null, cents: number | null) =>
  shop.db
    .prepare(`UPDATE price_rows SET letters_included = ?, letter_cents = ? WHERE ${rowsOfSign}`)
    .bind(included, cents)
    .run()

let before: { letters_included: number | null; letter_cents: number | null } | null
/** 70 × 30 cm is N$159.24 with six letters, and N$4.50 for each further one. */
beforeAll(async () => {
  before = await shop.db.prepare(`SELECT letters_included, letter_cents FROM price_rows WHERE ${rowsOfSign}`).first()
  await setLetters(6, 450)
})
afterAll(() => setLetters(before?.letters_included ?? null, before?.letter_cents ?? null))

const LINES = `itemsV2 { items { uid quantity is_available
  prices { price_including_tax { value } row_total_including_tax { value } } } }`
const linesOf = async (cartId: string, who = shopper) =>
  (await who.call(`{ cart(cart_id: "${cartId}") { ${LINES} prices { grand_total { value } } } }`)).cart.itemsV2.items
const priceIn = async (cartId: string, who = shopper): Promise<number | undefined> =>
  (await linesOf(cartId, who))[0]?.prices?.row_total_including_tax.value

async function cartWith(words: readonly string[], quantity = 1) {
  const design = await saveSign(shopper, words)
  const cartId = await shopper.newCart()
  expect((await shopper.add(cartId, [signItem(design, quantity)])).user_errors).toEqual([])
  return { cartId, design }
}
const priceOf = async (words: readonly string[], quantity = 1) => priceIn((await cartWith(words, quantity)).cartId)

const update = (cartId: string, uid: string, item: string) =>
  shopper.call(
    `mutation${item.includes('$options') ? ' ($options: [ID!])' : ''} { updateCartItems(input: { cart_id: "${cartId}", cart_items: [{
      cart_item_uid: "${uid}", ${item} }] }) { cart { ${LINES} } } }`,
    { options: SIGN_OPTIONS },
  )

describe('the price of a sign', () => {
  it.each([
    [['Mia'], 1, 159.24],
    [[SIX], 1, 159.24],
    [[SEVEN], 1, 163.74],
    [[NINE], 1, 172.74],
    [[NINE], 3, 518.22],
    // A macron and blanks are free.
    [['Wirēmu'], 1, 159.24],
    [['Mia', 'Ana'], 1, 159.24],
    [['Mia', 'Anna'], 2, 327.48],
  ])('for %j × %i is %d', async (words, quantity, dollars) => {
    expect(await priceOf(words, quantity)).toBe(dollars)
  })

  it('is the table of the product, as the browser gets it', async () => {
    const { products } = await shopper.call(
      `{ products(filter: { sku: { eq: "${SIGN}" } }) { items { price_range { minimum_price { final_price { value } } }
        ... on SimpleProduct { price_rows { price { value } letters_included letter_price { value }
          regular_letter_price { value } } } } } }`,
    )
    const [{ price_rows, price_range }] = products.items
    expect(price_range.minimum_price.final_price.value).toBe(95.24)
    expect(price_rows.at(-1)).toEqual({
      price: { value: 159.24 },
      letters_included: 6,
      letter_price: { value: 4.5 },
      regular_letter_price: null,
    })
    const { products: others } = await shopper.call(
      `{ products(filter: { sku: { eq: "canvas-print" } }) { items { ... on SimpleProduct { price_rows {
        letters_included letter_price { value } } } } } }`,
    )
    expect(others.items[0].price_rows[0]).toEqual({ letters_included: null, letter_price: null })
  })

  it('follows the revision on the line, and nothing that is saved beside it', async () => {
    const { cartId, design } = await cartWith([SEVEN])
    const longer = await saveSign(shopper, [NINE], { design_uid: design.uid })
    expect(longer).toMatchObject({ uid: design.uid, revision: 2 })
    expect(await priceIn(cartId)).toBe(163.74)
    const [{ uid }] = await linesOf(cartId)
    await update(cartId, uid, `design_uid: "${design.uid}", design_revision: 2, selected_options: $options`)
    expect(await priceIn(cartId)).toBe(172.74)
    await update(cartId, uid, 'quantity: 2')
    expect(await priceIn(cartId)).toBe(345.48)
    await update(cartId, uid, `design_uid: "${design.uid}", design_revision: 1, selected_options: $options`)
    expect(await priceIn(cartId)).toBe(327.48)
  })

  it('is the same whatever the browser says of it', async () => {
    const { design } = await cartWith([NINE])
    const short = JSON.stringify(signDocument(['Mia']))
    const cartId = await shopper.newCart()
    const { user_errors } = await shopper.add(cartId, [{ ...signItem(design), tool_data: short }])
    expect(user_errors).toEqual([])
    expect(await priceIn(cartId)).toBe(172.74)
    for (const field of ['letters: 1', 'price: 1', 'letter_price: 0']) {
      const uid = (await linesOf(cartId))[0].uid
      await expect(update(cartId, uid, `quantity: 1, ${field}`)).rejects.toThrow('is not defined by type')
    }
    const lying = signDocument([NINE])
    for (const document of [
      { ...lying, letters: 1 },
      { ...lying, records: { ...lying.records, i1: withData(lying) } },
    ]) {
      await expect(saveSign(shopper, [], { tool_data: JSON.stringify(document) })).rejects.toThrow('could not be read')
    }
    expect(await priceIn(cartId)).toBe(172.74)
  })

  it('is none for an emoji, which no tube shows', async () => {
    const design = await saveSign(shopper, ['Mia 🌙'])
    const { user_errors } = await shopper.add(await shopper.newCart(), [signItem(design)])
    expect(user_errors).toHaveLength(1)
    expect(user_errors[0].message).toContain('🌙')
  })

  it('is in the total with a code, in the order and in what is ordered again', async () => {
    const customer = createShopper(
      asCustomer(shop, await createCustomer(shop, 'mere-signs@example.nz', '203.0.113.91')),
      'guest-key-of-mere-signs-01',
    )
    const design = await saveSign(customer, [NINE])
    const cartId = await customer.newCart()
    await customer.add(cartId, [signItem(design, 2)])
    await addCoupon(
      shop.db,
      {
        ...{ code: 'LETTERS10', reduction: { kind: 'percent', percent: 10 }, label: '10 % off', emailKey: null },
        ...{ fromAt: '2026-01-01T00:00:00.000Z', toAt: '2027-01-01T00:00:00.000Z', firstOrderOnly: false },
        ...{ maxUses: null, offer: null },
      },
      '2026-01-01T00:00:00.000Z',
    ).run()
    await customer.fillCheckout(cartId)
    await customer.call(
      `mutation { applyCouponToCart(input: { cart_id: "${cartId}", coupon_code: "LETTERS10" }) { cart { id } } }`,
    )
    const { orderV2 } = await customer.place(cartId)
    const line = await shop.db
      .prepare(
        `SELECT l.unit_cents, l.row_cents, l.discount_cents FROM order_lines l JOIN orders o ON o.id = l.order_id
         WHERE o.number = ?`,
      )
      .bind(orderV2.number)
      .first()
    expect(line).toEqual({ unit_cents: 17_274, row_cents: 34_548, discount_cents: 3455 })
    const again = await customer.newCart()
    await customer.call(`mutation { reorderItems(orderNumber: "${orderV2.number}", cart_id: "${again}") {
      userInputErrors { message } } }`)
    expect(await priceIn(again, customer)).toBe(345.48)
  })

  it('is the same in a shared cart', async () => {
    const { cartId } = await cartWith([SEVEN], 2)
    const { shareCart } = await shopper.call(`mutation { shareCart(cart_id: "${cartId}") { token } }`)
    const friend = createShopper(shop, STRANGER)
    const { sharedCart } = await friend.call(
      `{ sharedCart(token: "${shareCart.token}") { items { row_total { value } problem } } }`,
    )
    expect(sharedCart.items).toEqual([{ row_total: { value: 327.48 }, problem: null }])
    const own = await friend.newCart()
    await friend.call(`mutation { addSharedCart(token: "${shareCart.token}", cart_id: "${own}") {
      user_errors { message } } }`)
    expect(await priceIn(own, friend)).toBe(327.48)
  })
})

const withData = ({ records }: ReturnType<typeof signDocument>) => ({
  ...records.i1,
  data: { ...records.i1.data, letters: 1 },
})

describe('the letters of a revision', () => {
  const lettersOf = (uid: string) =>
    shop.db.prepare('SELECT letters FROM design_revisions WHERE design_uid = ?').bind(uid).first<number>('letters')
  const forget = (uid: string) =>
    shop.db.prepare('UPDATE design_revisions SET letters = NULL WHERE design_uid = ?').bind(uid).run()
  const fileOf = async (uid: string) =>
    (await shop.db
      .prepare('SELECT file_key FROM design_revisions WHERE design_uid = ?')
      .bind(uid)
      .first<string>('file_key')) ?? ''

  it('are stored when it is saved, also of a copy', async () => {
    const { uid } = await saveSign(shopper, [NINE])
    expect(await lettersOf(uid)).toBe(9)
    const { duplicateSavedDesign } = await shopper.call(
      `mutation { duplicateSavedDesign(design_uid: "${uid}") { design { uid } } }`,
    )
    expect(await lettersOf(duplicateSavedDesign.design.uid)).toBe(9)
    expect(await lettersOf((await shopper.design()).uid)).toBe(0)
  })

  it('of an earlier time are counted when it is put on a line', async () => {
    const design = await saveSign(shopper, [SEVEN])
    await forget(design.uid)
    const cartId = await shopper.newCart()
    await shopper.add(cartId, [signItem(design)])
    expect(await priceIn(cartId)).toBe(163.74)
    expect(await lettersOf(design.uid)).toBe(7)
  })

  it('that are not known are not free', async () => {
    const { cartId, design } = await cartWith([NINE])
    await forget(design.uid)
    const [line] = await linesOf(cartId)
    expect(line).toMatchObject({ is_available: false, prices: null })
  })

  it('stay as they were saved when its file is damaged', async () => {
    const { cartId, design } = await cartWith([NINE])
    await shop.files.put(await fileOf(design.uid), JSON.stringify(signDocument(['Mia'])))
    expect(await priceIn(cartId)).toBe(172.74)
    const other = await shopper.newCart()
    await shopper.add(other, [signItem(design)])
    expect(await priceIn(other)).toBe(172.74)
    await shop.files.put(await fileOf(design.uid), '{"version":2')
    const { user_errors } = await shopper.add(await shopper.newCart(), [signItem(design)])
    expect(user_errors).toMatchObject([
      { message: 'We could not find this design. Open it and add it to the cart again.' },
    ])
    expect(await priceIn(cartId)).toBe(172.74)
  })

  it('of a design of another backend come from its document', async () => {
    const behind = createTestShop({ DESIGNS: 'opaque' })
    const caller = createShopper(behind)
    const item = { ...signItem({ uid: 'a-sign-of-another-shop', revision: 1 }), tool_data: '' }
    const cartId = await caller.newCart()
    await caller.add(cartId, [{ ...item, tool_data: JSON.stringify(signDocument([SEVEN])) }])
    expect(await priceIn(cartId, caller)).toBe(163.74)
    expect(await lettersOf('a-sign-of-another-shop')).toBe(7)
  })
})
