import { bundleValueUid } from '../identity'
import type { TestShop } from './test-shop'
import { createShopper, MUG_OPTIONS } from './test-shopper'

/** A bundle of the tests: a mug, a canvas of 30 × 40 cm and an easel, N$75.85 one by one, for N$69.95. */
export const BUNDLE_SKU = 'hallway-set'
const BUNDLE_ID = 9001

/** With the black inside, N$3.00 more. */
export const BLACK_MUG = bundleValueUid(90011, 9001102)
export const MUG = bundleValueUid(90011, 9001101)
export const CANVAS = bundleValueUid(90012, 9001201)
export const EASEL = bundleValueUid(90013, 9001301)
export const WHOLE = [MUG, CANVAS, EASEL]

/** As an earlier Magento client names them. */
export const BUNDLE_OPTIONS = [
  { id: 90011, quantity: 1, value: ['9001101'] },
  { id: 90012, quantity: 1, value: ['9001201'] },
  { id: 90013, quantity: 1, value: ['9001301'] },
]

const PARTS = {
  9001101: { product: 3, values: [301] },
  9001102: { product: 3, values: [302] },
  9001201: { product: 1, values: [104, 151, 171] },
  9001301: { product: 112, values: [112101] },
}

/** Puts the bundle into a seeded shop, and fifty easels on its shelf. */
export async function addTestBundle(db: D1Database): Promise<void> {
  await db.batch([
    db
      .prepare(
        `INSERT INTO products (id, sku, url_key, name, landing_path, position, parts, pictures, ready_within,
           attributes, updated_at)
         VALUES (?1, ?2, ?2, 'Hallway set', '/' || ?2, 9001, ?3, '[]', 5, '{}', '2026-11-01T00:00:00Z') ON CONFLICT DO NOTHING`,
      )
      .bind(BUNDLE_ID, BUNDLE_SKU, JSON.stringify(PARTS)),
    ...[
      `INSERT INTO options (id, product_id, title, required, position) VALUES (90011, 9001, 'Mug', 1, 1),
         (90012, 9001, 'Canvas', 1, 2), (90013, 9001, 'Easel', 1, 3) ON CONFLICT DO NOTHING`,
      `INSERT INTO option_values (id, option_id, title, add_cents, position) VALUES (9001101, 90011, 'White mug', 0, 1),
         (9001102, 90011, 'Mug with black inside', 0, 2), (9001201, 90012, 'Canvas, 30 × 40 cm', 0, 1),
         (9001301, 90013, 'Mini easel', 0, 1) ON CONFLICT DO NOTHING`,
      `INSERT INTO price_rows (product_id, option_value_id, quantity_from, cents) VALUES (9001, 9001101, 1, 6995),
         (9001, 9001102, 1, 7295) ON CONFLICT DO NOTHING`,
      'UPDATE stock SET qty = 50 WHERE product_id = 112',
    ].map((sql) => db.prepare(sql)),
  ])
}

type Shopper = ReturnType<typeof createShopper>

/** What the specs ask of a cart with bundles. */
export const BUNDLE_CART = `id total_quantity prices { subtotal_including_tax { value } discounts { amount { value } } }
  itemsV2 { items { __typename uid quantity is_available errors { message } product { __typename sku name }
    prices { price_including_tax { value } row_total_including_tax { value } total_item_discount { value } }
    ... on BundleCartItem { bundle_options { label type values { uid label quantity price } } }
    extra_info { edit_link design_uid tool_options { label value } parts { uid label problem bundle_option_value_uid
      product { sku } extra_info { edit_link design_uid } } } } }`

/** The fields of an input that name a design. */
export const asDesign = ({ uid, revision }: { uid: string; revision: number }) => ({
  design_uid: uid,
  design_revision: revision,
})

/** The bundle as an item of an addition. */
export const bundleItem = (more: object = {}) => ({
  sku: BUNDLE_SKU,
  quantity: 1,
  selected_options: WHOLE,
  ...more,
})

/** Both designs that the bundle needs. */
export const partDesigns = async (who: Shopper) => [
  { uid: MUG, ...asDesign(await who.design(MUG_OPTIONS, 'photo-mug')) },
  { uid: CANVAS, ...asDesign(await who.design()) },
]

/** What shoppers do with the bundle. */
export function createBundleShopper(shop: TestShop) {
  const shopper = createShopper(shop)

  const read = async (cartId: string, who: Shopper = shopper) =>
    (await who.call(`query ($id: String!) { cart(cart_id: $id) { ${BUNDLE_CART} } }`, { id: cartId })).cart

  /** A new cart with the bundle. Fails where it is refused. */
  async function cartWith(more: object = {}, who: Shopper = shopper): Promise<string> {
    const cartId = await who.newCart()
    const { user_errors } = await who.add(cartId, [bundleItem(more)])
    if (user_errors.length > 0) throw new Error(user_errors[0].message)
    return cartId
  }

  return {
    shopper,
    read,
    cartWith,
    only: async (cartId: string) => (await read(cartId)).itemsV2.items[0],
    /** A cart whose bundle is designed, ready to order. */
    async readyCart(): Promise<string> {
      const cartId = await cartWith({ part_designs: await partDesigns(shopper) })
      await shopper.fillCheckout(cartId)
      return cartId
    },
    update: (cartId: string, change: object) =>
      shop.graphql(
        `mutation ($input: UpdateCartItemsInput!) { updateCartItems(input: $input) { cart { ${BUNDLE_CART} } } }`,
        { input: { cart_id: cartId, cart_items: [change] } },
      ),
    /** The stored lines of a cart. */
    async linesOf(cartId: string) {
      const { results } = await shop.db
        .prepare(
          `SELECT id, product_id, quantity FROM cart_lines
           WHERE cart_id = (SELECT id FROM carts WHERE masked_id = ?) ORDER BY id`,
        )
        .bind(cartId)
        .all()
      return results
    },
  }
}

/** The attack on the cart of somebody else, by an addition of a bundle. */
export const bundleAttacks = (shop: TestShop, owner: () => Shopper, cartOf: () => Promise<{ cartId: string }>) => ({
  'Mutation.addBundleProductsToCart': async () => {
    const { cartId } = await cartOf()
    await addTestBundle(shop.db)
    const data = { sku: BUNDLE_SKU, quantity: 1, part_designs: await partDesigns(owner()) }
    return {
      query: `mutation ($items: [BundleProductCartItemInput]!) {
        addBundleProductsToCart(input: { cart_id: "${cartId}", cart_items: $items }) { cart { id } } }`,
      variables: { items: [{ data, bundle_options: BUNDLE_OPTIONS }] },
    }
  },
})
