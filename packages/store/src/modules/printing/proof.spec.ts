import { describe, expect, it } from 'vitest'
import { createTestShop, STRANGER } from '../../testing/test-shop'
import { CANVAS_OPTIONS, createShopper, value } from '../../testing/test-shopper'

const shop = createTestShop()
const shopper = createShopper(shop, 'guest-key-of-proofs-000001')

const FIELDS = 'items { product_sku proof { sides { label count width_mm height_mm print_quality } } }'
const readAs = async (key: string, token: string) =>
  shop.graphql(`{ guestOrderByToken(input: { token: "${token}" }) { ${FIELDS} } }`, {}, key)

async function ordered(...items: object[]): Promise<string> {
  const cartId = await shopper.newCart()
  await shopper.add(cartId, items)
  await shopper.fillCheckout(cartId)
  return (await shopper.place(cartId)).orderV2.token
}

describe('the proof of an order line', () => {
  it('has the size of each side that is seen, and the print quality in words', async () => {
    // 1,200 pixels across, on 438 mm and on 238 mm with the sides: 70 and 128 pixels per inch. A good print has 130,
    // the least is 72.
    const small = [value(1, 101), ...CANVAS_OPTIONS.slice(1)]
    const designs = [await shopper.design(CANVAS_OPTIONS), await shopper.design(small)]
    const [large, square] = designs.map((saved, at) => ({
      ...shopper.canvasItem(saved),
      ...(at === 1 && { selected_options: small }),
    }))
    const token = await ordered(large as object, square as object)
    const { data } = await readAs('guest-key-of-proofs-000001', token)
    expect(data.guestOrderByToken.items).toEqual([
      {
        product_sku: 'canvas-print',
        proof: {
          sides: [
            {
              label: 'Canvas',
              count: 1,
              width_mm: 400,
              height_mm: 300,
              print_quality: 'Comes out blurry at this size',
            },
          ],
        },
      },
      {
        product_sku: 'canvas-print',
        proof: {
          sides: [
            { label: 'Canvas', count: 1, width_mm: 200, height_mm: 200, print_quality: 'A little soft from close up' },
          ],
        },
      },
    ])
  })

  it('is not there for a line without a design', async () => {
    const token = await ordered({ sku: 'mini-easel', quantity: 1, selected_options: [value(1121, 112101)] })
    const { data } = await readAs('guest-key-of-proofs-000001', token)
    expect(data.guestOrderByToken.items).toEqual([{ product_sku: 'mini-easel', proof: null }])
  })

  it('is for those alone who have the order', async () => {
    const token = await ordered(shopper.canvasItem(await shopper.design()))
    const other = await ordered(shopper.canvasItem(await shopper.design()))
    for (const wrong of [token.slice(0, -1), `${token.slice(0, -1)}${token.endsWith('0') ? '1' : '0'}`, '']) {
      const { data, errors } = await readAs(STRANGER, wrong)
      expect([data?.guestOrderByToken ?? null, errors?.[0]?.message]).toEqual([
        null,
        "We couldn't locate an order with the information provided.",
      ])
    }
    const { data } = await shop.graphql(`{ customer { orders { items { ${FIELDS} } } } }`, {}, STRANGER)
    expect(data?.customer ?? null).toBeNull()
    expect(other).not.toBe(token)
  })
})
