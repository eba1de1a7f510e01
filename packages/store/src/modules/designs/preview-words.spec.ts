import { describe, expect, it } from 'vitest'
import { jpeg } from '../../testing/test-images'
import { createTestShop, STRANGER } from '../../testing/test-shop'
import { createShopper } from '../../testing/test-shopper'

const shop = createTestShop({ MODE: 'preview', SITE_URL: 'https://shop.example' })
const shopper = createShopper(shop, 'guest-key-of-words-of-a-book')
const WORDS = 'cover and three of its 19 spreads'

let made = 0
const preview = () => {
  made += 1
  return shopper.upload(jpeg({ width: 1200, height: 800 + made }))
}

/** A finished design whose preview is described. */
async function described(words: string | undefined, uid?: string) {
  const photo = await shopper.upload()
  const { design } = await shopper.save({
    ...(uid && { design_uid: uid }),
    product_type: 'uploadchoice',
    sku: 'canvas-print',
    tool_data: JSON.stringify(shopper.document(photo)),
    preview_image: await preview(),
    ...(words !== undefined && { preview_words: words }),
    for_cart: true,
  })
  return design as { uid: string; revision: number }
}
const cartWith = async (design: { uid: string; revision: number }): Promise<string> => {
  const cartId = await shopper.newCart()
  await shopper.add(cartId, [shopper.canvasItem(design)])
  return cartId
}
const inCart = async (cartId: string) => {
  const { cart } = await shopper.call(
    `{ cart(cart_id: "${cartId}") { itemsV2 { items { extra_info { preview_image preview_words } } } } }`,
  )
  const [{ extra_info: info }] = cart.itemsV2.items
  expect(info.preview_image).toMatch(/^\/media\/uploads\/[0-9a-f]{32}$/)
  return info.preview_words
}
/** The words of its order, and the texts of the pictures in its mail. */
async function ordered(cartId: string) {
  await shopper.fillCheckout(cartId)
  const { orderV2 } = await shopper.place(cartId)
  const { guestOrderByToken: order } = await shopper.call(
    `{ guestOrderByToken(input: { token: "${orderV2.token}" }) { items { preview_words } } }`,
  )
  const html = await shop.db
    .prepare("SELECT html FROM outbox WHERE subject LIKE '%' || ?1 || '%' ORDER BY id DESC")
    .bind(orderV2.number)
    .first<string>('html')
  return {
    order: order.items.map(({ preview_words }: { preview_words: string | null }) => preview_words),
    mail: [...(html ?? '').matchAll(/alt="(Your [^"]*)"/g)].map(([, alt]) => alt),
  }
}

describe('the words of a preview', () => {
  it('are beside the picture in the cart, in the order and in its mail', async () => {
    const cartId = await cartWith(await described(WORDS))
    expect(await inCart(cartId)).toBe('cover and three of its 19 spreads')
    expect(await ordered(cartId)).toEqual({
      order: ['cover and three of its 19 spreads'],
      mail: ['Your Canvas print, cover and three of its 19 spreads'],
    })
  })

  it('are none where the name of the product says it', async () => {
    const cartId = await cartWith(await described(undefined))
    expect(await inCart(cartId)).toBeNull()
    expect(await ordered(cartId)).toEqual({ order: [null], mail: ['Your Canvas print'] })
  })

  it('are those of the revision that is in the cart, whatever is saved later', async () => {
    const first = await described(WORDS)
    const cartId = await cartWith(first)
    const later = await described('cover and three of its 24 spreads', first.uid)
    expect([await inCart(cartId), await inCart(await cartWith(later))]).toEqual([
      'cover and three of its 19 spreads',
      'cover and three of its 24 spreads',
    ])
    expect((await ordered(cartId)).order).toEqual(['cover and three of its 19 spreads'])
  })

  it('are shown with a shared cart and a shared design, and are in a copy', async () => {
    const design = await described(WORDS)
    const cartId = await cartWith(design)
    const friend = createShopper(shop, STRANGER)
    const { shareCart } = await shopper.call(`mutation { shareCart(cart_id: "${cartId}") { token } }`)
    const { sharedCart } = await friend.call(`{ sharedCart(token: "${shareCart.token}") { items { preview_words } } }`)
    expect(sharedCart.items).toEqual([{ preview_words: 'cover and three of its 19 spreads' }])
    const { shareSavedDesign } = await shopper.call(
      `mutation { shareSavedDesign(design_uid: "${design.uid}") { token } }`,
    )
    const { savedDesignByToken } = await friend.call(
      `{ savedDesignByToken(token: "${shareSavedDesign.token}") { preview_words } }`,
    )
    expect(savedDesignByToken).toEqual({ preview_words: 'cover and three of its 19 spreads' })
    const { duplicateSavedDesign } = await shopper.call(
      `mutation { duplicateSavedDesign(design_uid: "${design.uid}") { design { preview_words } } }`,
    )
    expect(duplicateSavedDesign.design).toEqual({ preview_words: 'cover and three of its 19 spreads' })
  })

  it('are one line of 200 characters at most, and cannot leave their place in the mail', async () => {
    const long = await described(`cover\nand\u0007\t${'x'.repeat(300)}`)
    expect(await inCart(await cartWith(long))).toBe(`cover and ${'x'.repeat(190)}`)
    const hostile = await cartWith(await described('"><a href="https://example.org">cover</a>'))
    expect((await ordered(hostile)).mail).toEqual([
      'Your Canvas print, &quot;&gt;&lt;a href=&quot;https://example.org&quot;&gt;cover&lt;/a&gt;',
    ])
  })
})
