import { beforeAll, describe, expect, it, vi } from 'vitest'
import { asCustomer, createMember, type Member, PASSWORD } from '../../testing/test-customer'
import { createTestShop } from '../../testing/test-shop'
import { createShopper } from '../../testing/test-shopper'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const shop = createTestShop()
const LIST = `id items_count sharing_code items_v2(pageSize: 100) { page_info { total_pages } items {
  id quantity added_at product { sku } design { uid name preview_image edit_link } } }`

let mere: Member
let hemi: Member
beforeAll(async () => {
  mere = await createMember(shop, 'mere.wishlist@example.nz')
  hemi = await createMember(shop, 'hemi.wishlist@example.nz')
})

const listOf = async (who: Member) =>
  (await who.ask(`{ customer { wishlists { ${LIST} } } }`)).data.customer.wishlists[0]
const skusOf = async (who: Member): Promise<string[]> =>
  (await listOf(who)).items_v2.items.map(({ product }: { product: { sku: string } }) => product.sku)
const add = (who: Member, items: object[], id = '0') =>
  who.ask(
    `mutation ($id: ID!, $items: [WishlistItemInput!]!) { addProductsToWishlist(wishlistId: $id, wishlistItems: $items) {
      wishlist { ${LIST} } user_errors { code message } } }`,
    { id, items: items.map((item) => ({ quantity: 1, ...item })) },
  )
const remove = (who: Member, ids: string[], id = '0') =>
  who.ask(
    `mutation ($id: ID!, $ids: [ID!]!) { removeProductsFromWishlist(wishlistId: $id, wishlistItemsIds: $ids) {
      wishlist { ${LIST} } user_errors { code message } } }`,
    { id, ids },
  )
const shared = async (token: string) =>
  (
    await shop.graphql(
      `query ($token: String!) { sharedWishlist(token: $token) { firstname items { product { sku } design_name
        preview_image } } }`,
      { token },
      null,
    )
  ).data.sharedWishlist
const sharing = async (who: Member, field: string) =>
  (await who.ask(`mutation { ${field} { sharing_code } }`)).data[field].sharing_code

describe('a wishlist', () => {
  it('is empty at first, and has an id', async () => {
    expect(await listOf(mere)).toEqual({
      id: expect.stringMatching(/^\d+$/),
      items_count: 0,
      sharing_code: null,
      items_v2: { page_info: { total_pages: 0 }, items: [] },
    })
  })

  it('has each product once, the first of the input on top, and says what the shop does not sell', async () => {
    const items = [{ sku: 'photo-mug' }, { sku: 'none' }, { sku: 'canvas-print' }, { sku: 'photo-mug' }]
    const { data } = await add(mere, items)
    expect(data.addProductsToWishlist.user_errors).toEqual([
      { code: 'PRODUCT_NOT_FOUND', message: 'Could not find a product with SKU "none"' },
    ])
    expect(data.addProductsToWishlist.wishlist.items_v2.items).toMatchObject([
      { quantity: 1, added_at: '2026-11-02 09:00:00', product: { sku: 'photo-mug' }, design: null },
      { quantity: 1, added_at: '2026-11-02 09:00:00', product: { sku: 'canvas-print' }, design: null },
    ])
    await add(mere, [{ sku: 'canvas-print' }, { sku: 'photo-blanket' }])
    expect(await skusOf(mere)).toEqual(['photo-blanket', 'photo-mug', 'canvas-print'])
  })

  it('loses what its customer removes, and nothing of it to another customer', async () => {
    const { id, items_v2 } = await listOf(mere)
    const mug = items_v2.items[1].id
    expect((await remove(hemi, [mug], id)).errors?.[0]).toMatchObject({ message: 'The wishlist was not found.' })
    expect((await add(hemi, [{ sku: 'photo-mug' }], id)).errors).toHaveLength(1)
    expect((await remove(hemi, [mug])).data.removeProductsFromWishlist.user_errors).toEqual([
      { code: 'PRODUCT_NOT_FOUND', message: `The wishlist item with ID "${mug}" does not belong to the wishlist` },
    ])
    const own = await hemi.ask(`{ customer { wishlist_v2(id: "${id}") { id } wishlist { items_count } } }`)
    expect(own.data.customer).toEqual({ wishlist_v2: null, wishlist: { items_count: 0 } })
    expect(await skusOf(mere)).toEqual(['photo-blanket', 'photo-mug', 'canvas-print'])
    expect((await remove(mere, [mug], id)).data.removeProductsFromWishlist.user_errors).toEqual([])
    expect(await skusOf(mere)).toEqual(['photo-blanket', 'canvas-print'])
  })

  it('holds a hundred entries, also where two requests add at once', async () => {
    const full = await createMember(shop, 'full.wishlist@example.nz')
    await shop.db
      .prepare(
        `INSERT INTO wishlist_items (customer_id, sku, added_at) SELECT c.id, 'gone-' || j.value, '2026'
         FROM customers c, json_each(?) j WHERE c.email = 'full.wishlist@example.nz'`,
      )
      .bind(JSON.stringify(Array.from({ length: 99 }, (_, at) => at)))
      .run()
    const answers = await Promise.all([
      add(full, [{ sku: 'photo-mug' }]),
      add(full, [{ sku: 'canvas-print' }, { sku: 'photo-blanket' }]),
    ])
    const errors = answers.flatMap(({ data }) => data.addProductsToWishlist.user_errors)
    expect(new Set(errors.map(({ message }: { message: string }) => message))).toEqual(
      new Set(['Your wishlist is full: it holds 100 products. Remove one to make room.']),
    )
    expect(await skusOf(full)).toHaveLength(1)
    const many = Array.from({ length: 101 }, () => ({ sku: 'photo-mug' }))
    expect((await add(full, many)).errors?.[0]).toMatchObject({ message: 'At most 100 items can be sent at once.' })
  })

  it('goes with the account', async () => {
    const leaver = await createMember(shop, 'leaver.wishlist@example.nz')
    await add(leaver, [{ sku: 'photo-mug' }])
    const token = await sharing(leaver, 'shareWishlist')
    await leaver.ask(`mutation { deleteCustomer(password: "${PASSWORD}") }`)
    expect(await shared(token)).toBeNull()
    const left = 'SELECT count(*) AS n FROM wishlist_items WHERE customer_id NOT IN (SELECT id FROM customers)'
    expect(await shop.db.prepare(left).first('n')).toBe(0)
  })
})

describe('a design in a wishlist', () => {
  it('is the customer’s, is for its product, and leaves the list as long as it is deleted', async () => {
    const ani = await createMember(shop, 'ani.wishlist@example.nz')
    const shopper = createShopper(asCustomer(shop, ani.token), 'guest-key-of-wishlist-01')
    const { uid } = await shopper.design()
    const strangers = await createShopper(shop, 'guest-key-of-wishlist-02').design()
    const refused = [{ code: 'UNDEFINED', message: 'We could not find this design.' }]
    for (const item of [
      { sku: 'canvas-print', design_uid: strangers.uid },
      { sku: 'photo-mug', design_uid: uid },
    ]) {
      expect((await add(ani, [item])).data.addProductsToWishlist.user_errors).toEqual(refused)
    }
    await add(ani, [{ sku: 'canvas-print', design_uid: uid }, { sku: 'canvas-print' }])
    const [first, second] = (await listOf(ani)).items_v2.items
    expect(first).toMatchObject({ product: { sku: 'canvas-print' }, design: { uid } })
    expect(first.design.edit_link).toBe(`/uploadchoice?sku=canvas-print&design=${uid}`)
    expect(second.design).toBeNull()
    await shopper.call(`mutation { deleteSavedDesign(design_uid: "${uid}") { result } }`)
    expect((await listOf(ani)).items_count).toBe(1)
    await shopper.call(`mutation { restoreSavedDesign(design_uid: "${uid}") { design { uid } } }`)
    expect((await listOf(ani)).items_count).toBe(2)
  })
})

describe('the link to a wishlist', () => {
  it('shows products and pictures of designs to others, until its owner ends it', async () => {
    const kiri = await createMember(shop, 'kiri.wishlist@example.nz')
    const shopper = createShopper(asCustomer(shop, kiri.token), 'guest-key-of-wishlist-03')
    const { uid } = await shopper.design()
    await shopper.call(`mutation { renameSavedDesign(design_uid: "${uid}", name: "Kauri") { design { uid } } }`)
    await add(kiri, [{ sku: 'photo-mug' }, { sku: 'canvas-print', design_uid: uid }])
    const token = await sharing(kiri, 'shareWishlist')
    expect(token).toMatch(/^[0-9a-f]{32}$/)
    expect(await sharing(kiri, 'shareWishlist')).toBe(token)
    expect((await listOf(kiri)).sharing_code).toBe(token)
    const seen = await shared(token)
    expect(seen).toEqual({
      firstname: 'Mere',
      items: [
        { product: { sku: 'photo-mug' }, design_name: null, preview_image: null },
        { product: { sku: 'canvas-print' }, design_name: 'Kauri', preview_image: expect.any(String) },
      ],
    })
    expect((await shop.request(seen.items[1].preview_image, {}, null)).status).toBe(200)
    expect(JSON.stringify(seen)).not.toMatch(new RegExp(`${uid}|tāmati|example\\.nz`, 'i'))
    expect(await sharing(kiri, 'stopSharingWishlist')).toBeNull()
    expect(await shared(token)).toBeNull()
    expect(await sharing(kiri, 'shareWishlist')).not.toBe(token)
  })
})
