import { describe, expect, it } from 'vitest'
import { item as giftItem } from '../../testing/test-gifts'
import { createTestShop, STRANGER } from '../../testing/test-shop'
import { createShopper, MUG_OPTIONS } from '../../testing/test-shopper'
import { DAY_LIMITS } from '../limits/daily-use'

const shop = createTestShop()
const sharer = createShopper(shop)
const friend = createShopper(shop, STRANGER)
type Shopper = ReturnType<typeof createShopper>

const share = (cartId: string, who: Shopper = sharer) =>
  who
    .call(
      'mutation ($id: String!) { shareCart(cart_id: $id) { token expires_at left_out user_errors { code message } } }',
      {
        id: cartId,
      },
    )
    .then((data) => data.shareCart)
const shown = (token: string, who: Shopper = friend) =>
  who
    .call(
      `query ($token: String!) { sharedCart(token: $token) { expires_at items { quantity problem preview_image
        product { sku name } tool_options { label value } row_total { value } } } }`,
      { token },
    )
    .then((data) => data.sharedCart)
const ITEMS = `itemsV2 { items { uid quantity is_available product { sku } prices { row_total_including_tax { value } }
  extra_info { design_uid design_revision edit_link preview_image original_image_url } } }`
const take = (token: string, cartId: string, who: Shopper = friend) =>
  who
    .call(
      `mutation ($token: String!, $id: String!) { addSharedCart(token: $token, cart_id: $id) {
        cart { total_quantity applied_coupons { code } email shipping_addresses { city } ${ITEMS} }
        user_errors { code message } } }`,
      { token, id: cartId },
    )
    .then((data) => data.addSharedCart)

/** A cart with a canvas and two mugs, and its link. */
async function sharedCart(who: Shopper = sharer) {
  const cartId = await who.newCart()
  const [canvas, mug] = [await who.design(), await who.design(MUG_OPTIONS, 'photo-mug')]
  const { user_errors } = await who.add(cartId, [who.canvasItem(canvas), who.mugItem(mug, 2)])
  expect(user_errors).toEqual([])
  return { cartId, canvas, mug, token: (await share(cartId, who)).token as string }
}

describe('a link to a cart', () => {
  it('is random, is stored as a hash, and ends after thirty days', async () => {
    const own = createTestShop()
    const guest = createShopper(own)
    const { cartId, token } = await sharedCart(guest)
    const second = await share(cartId, guest)
    expect(token).toMatch(/^[0-9a-f]{32}$/)
    expect(second.token).not.toBe(token)
    expect(second.expires_at).toBe('2026-12-02T09:00:00.000Z')
    const { results } = await shop.db.prepare('SELECT * FROM shared_carts').all()
    expect(results.length).toBeGreaterThan(1)
    expect(JSON.stringify(results)).not.toContain(token)
    const late = createShopper(own, STRANGER)
    own.wait(29.9)
    expect(await shown(token, late)).not.toBeNull()
    own.wait(0.2)
    expect(await shown(token, late)).toBeNull()
    const cart = await late.newCart()
    await expect(take(token, cart, late)).rejects.toThrow('This link no longer works. Ask for a new one.')
    await own.tick()
    const left = await shop.db.prepare('SELECT count(*) AS n FROM shared_carts').first<number>('n')
    expect(left).toBe(0)
  })

  it('shows products, options, quantities, pictures and prices, and nothing of a person', async () => {
    const { cartId, canvas, mug } = await sharedCart()
    await sharer.fillCheckout(cartId)
    await sharer.call(`mutation { setAdditionalInfoOnCart(input: { cart_id: "${cartId}", additional_info: {
      order_comment: "Mark 4711", gift_message: "Mark 4711" } }) { cart { id } } }`)
    const { token } = await share(cartId)
    const seen = await shown(token)
    expect(seen.items).toMatchObject([
      { quantity: 1, problem: null, product: { sku: 'canvas-print' }, row_total: { value: 42.95 } },
      { quantity: 2, problem: null, product: { sku: 'photo-mug' } },
    ])
    expect(seen.items[0].tool_options).toContainEqual({ label: 'Size', value: '30 × 40 cm' })
    const [stored] = (await shop.db.prepare('SELECT lines FROM shared_carts ORDER BY created_at DESC').all()).results
    for (const text of [JSON.stringify(seen), JSON.stringify(stored)]) {
      expect(text).not.toMatch(/aroha|ngata|ponsonby|4711|021 123/i)
      expect(text).not.toContain(cartId)
    }
    expect(JSON.stringify(seen)).not.toMatch(new RegExp(`${canvas.uid}|${canvas.photo}|${mug.uid}`))
    expect((await shop.request(seen.items[0].preview_image, {}, null)).status).toBe(200)
  })

  it.each(['', 'x', '0'.repeat(32), `' OR 1=1 --`, 'a'.repeat(64)])(
    'with the token %j opens nothing',
    async (token) => {
      expect(await shown(token)).toBeNull()
      await expect(take(token, await friend.newCart())).rejects.toThrow('This link no longer works. Ask for a new one.')
    },
  )

  it('is not made for an empty cart, or for gift certificates, and says how much is left out', async () => {
    const cartId = await sharer.newCart()
    const nothing = { token: null, user_errors: [{ message: 'There is nothing in this cart that can be shared.' }] }
    expect(await share(cartId)).toMatchObject(nothing)
    expect((await sharer.add(cartId, [giftItem()])).user_errors).toEqual([])
    expect(await share(cartId)).toMatchObject(nothing)
    await sharer.add(cartId, [sharer.canvasItem(await sharer.design())])
    const made = await share(cartId)
    expect(made).toMatchObject({ left_out: 1, user_errors: [] })
    expect((await shown(made.token)).items).toHaveLength(1)
  })

  it('is refused above a daily limit', async () => {
    const own = createShopper(shop, 'guest-key-of-a-sharer-01')
    const { cartId } = await sharedCart(own)
    for (let at = 1; at < DAY_LIMITS.links.owner.times; at += 1) await share(cartId, own)
    await expect(share(cartId, own)).rejects.toThrow('You have made a lot of links today.')
  })

  it('in a cart of the sharer gives lines whose designs can be edited', async () => {
    const { token } = await sharedCart()
    const { cart } = await take(token, await sharer.newCart(), sharer)
    expect(cart.itemsV2.items[0].extra_info.edit_link).toMatch(/^\/uploadchoice\?/)
    expect(cart.itemsV2.items[0].extra_info.preview_image).toMatch(/^\/media\/uploads\/[0-9a-f]{32}$/)
  })
})

describe('the cart of a friend', () => {
  it('gets the same lines at the prices of now, beside its own', async () => {
    const { token, canvas } = await sharedCart()
    const cartId = await friend.newCart()
    await friend.add(cartId, [friend.canvasItem(await friend.design())])
    const canvases = "product_id = (SELECT id FROM products WHERE sku = 'canvas-print')"
    const raise = (by: number) => shop.db.prepare(`UPDATE price_rows SET cents = cents + ${by} WHERE ${canvases}`).run()
    await raise(100)
    const { cart, user_errors } = await take(token, cartId).finally(() => raise(-100))
    expect(user_errors).toEqual([])
    expect(cart.total_quantity).toBe(4)
    expect(cart).toMatchObject({ applied_coupons: null, email: null, shipping_addresses: [] })
    const rowOf = (uid: string) =>
      cart.itemsV2.items.find(({ extra_info }: { extra_info: { design_uid: string } }) => extra_info.design_uid === uid)
    expect(rowOf(canvas.uid).prices.row_total_including_tax.value).toBe(43.95)
  })

  it('can order the designs, and neither open them, nor copy them, nor see their photos', async () => {
    const { token, canvas } = await sharedCart()
    const cartId = await friend.newCart()
    const { cart } = await take(token, cartId)
    const [line] = cart.itemsV2.items
    expect(line.extra_info).toMatchObject({ design_uid: canvas.uid, edit_link: null, original_image_url: null })
    expect((await shop.request(line.extra_info.preview_image, {}, STRANGER)).status).toBe(200)
    expect((await shop.request(`/media/uploads/${canvas.photo}`, {}, STRANGER)).status).toBe(404)
    const uid = canvas.uid
    expect((await friend.call(`{ design(design_uid: "${uid}") { tool_data } }`)).design).toBeNull()
    const copied = `duplicateSavedDesign(design_uid: "${uid}") { design { uid } }`
    expect((await friend.call(`mutation { ${copied} }`)).duplicateSavedDesign.design).toBeNull()

    await friend.fillCheckout(cartId)
    const { orderV2 } = await friend.place(cartId)
    const order = await friend.call(
      `{ guestOrderByToken(input: { token: "${orderV2.token}" }) { items { id product_sku } } }`,
    )
    const item = order.guestOrderByToken.items[0].id
    const answer = await friend.call(
      `mutation { copyOrderedDesign(token: "${orderV2.token}", item_id: "${item}") { design { uid } user_errors { code } } }`,
    )
    expect(answer.copyOrderedDesign).toEqual({ design: null, user_errors: [{ code: 'DESIGN_NOT_FOUND' }] })
    // The sharer's own order of the same design can be edited again.
    const mine = await sharer.place((await sharer.readyCart()).cartId)
    const own = await sharer.call(`{ guestOrderByToken(input: { token: "${mine.orderV2.token}" }) { items { id } } }`)
    const copy = await sharer.call(`mutation { copyOrderedDesign(token: "${mine.orderV2.token}",
      item_id: "${own.guestOrderByToken.items[0].id}") { design { uid } } }`)
    expect(copy.copyOrderedDesign.design.uid).toMatch(/^[0-9a-f]{32}$/)
  })

  it('can put a removed line back, and not pass it on', async () => {
    const { token, canvas } = await sharedCart()
    const cartId = await friend.newCart()
    const { cart } = await take(token, cartId)
    const [line] = cart.itemsV2.items
    const remove = `removeItemFromCart(input: { cart_id: "${cartId}", cart_item_uid: "${line.uid}" }) { cart { id } }`
    await friend.call(`mutation { ${remove} }`)
    expect((await friend.add(cartId, [friend.canvasItem(canvas)])).user_errors).toEqual([])
    expect(await share(cartId, friend)).toMatchObject({ token: null })
  })

  it('gives its right to nobody else, and not for another revision', async () => {
    const { token, canvas } = await sharedCart()
    await take(token, await friend.newCart())
    const other = createShopper(shop, 'guest-key-of-another-1')
    const message = 'We could not find this design. Open it and add it to the cart again.'
    expect((await other.add(await other.newCart(), [other.canvasItem(canvas)])).user_errors).toMatchObject([
      { message },
    ])
    const photo = await sharer.upload()
    const next = await sharer.save({
      design_uid: canvas.uid,
      base_revision: 1,
      product_type: 'uploadchoice',
      sku: 'canvas-print',
      tool_data: JSON.stringify(sharer.document(photo)),
      for_cart: true,
    })
    const newer = { uid: canvas.uid, revision: next.design.revision }
    expect(newer.revision).toBe(2)
    expect((await friend.add(await friend.newCart(), [friend.canvasItem(newer)])).user_errors).toMatchObject([
      { message },
    ])
  })

  it('leaves out a design that was deleted, and says so', async () => {
    const { token, cartId, canvas } = await sharedCart()
    const lines = (await sharer.call(`{ cart(cart_id: "${cartId}") { ${ITEMS} } }`)).cart.itemsV2.items
    await sharer.call(
      `mutation { removeItemFromCart(input: { cart_id: "${cartId}", cart_item_uid: "${lines[0].uid}" }) { cart { id } } }`,
    )
    await sharer.call(`mutation { deleteSavedDesign(design_uid: "${canvas.uid}") { result } }`)
    expect((await shown(token)).items).toMatchObject([
      { problem: 'Its design is no longer there.', preview_image: null },
      { problem: null },
    ])
    const { cart, user_errors } = await take(token, await friend.newCart())
    expect(cart.total_quantity).toBe(2)
    expect(user_errors).toHaveLength(1)
  })

  it('is left by a design that its owner deletes, and by all of them with the photos of the owner', async () => {
    const owner = createShopper(shop, 'guest-key-of-an-owner-who-deletes')
    const { token, cartId, canvas } = await sharedCart(owner)
    const friends = await friend.newCart()
    const before = (await take(token, friends)).cart
    expect(before.total_quantity).toBe(3)
    const remove = () =>
      owner.call(`mutation { deleteSavedDesign(design_uid: "${canvas.uid}") { result user_errors { code } } }`)
    expect((await remove()).deleteSavedDesign.user_errors).toEqual([{ code: 'DESIGN_IN_CART' }])
    await owner.call(
      `mutation { removeItemFromCart(input: { cart_id: "${cartId}",
        cart_item_uid: "${(await owner.call(`{ cart(cart_id: "${cartId}") { ${ITEMS} } }`)).cart.itemsV2.items[0].uid}" }) {
        cart { id } } }`,
    )
    const version = () =>
      shop.db.prepare('SELECT version FROM carts WHERE masked_id = ?').bind(friends).first<number>('version')
    const priced = (await version()) ?? 0
    expect((await remove()).deleteSavedDesign.result).toBe(true)
    // An order of what the friend saw before is refused.
    expect(await version()).toBe(priced + 1)
    const lines = () =>
      friend.call(`{ cart(cart_id: "${friends}") { ${ITEMS} } }`).then(({ cart }) => cart.itemsV2.items)
    expect(await lines()).toMatchObject([{ quantity: 2, product: { sku: 'photo-mug' } }])
    await owner.call('mutation { deleteMyPhotos { __typename } }')
    expect(await lines()).toEqual([])
    expect(await shown(token)).toBeNull()
    await expect(take(token, await friend.newCart())).rejects.toThrow('This link no longer works. Ask for a new one.')
  })
})
