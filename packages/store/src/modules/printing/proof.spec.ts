import { describe, expect, it, vi } from 'vitest'
import { createTestShop, STRANGER } from '../../testing/test-shop'
import { CANVAS_OPTIONS, createShopper, value } from '../../testing/test-shopper'

const shop = createTestShop()
const shopper = createShopper(shop, 'guest-key-of-proofs-000001')

const FIELDS = 'items { product_sku proof { sides { label count width_mm height_mm print_quality } } }'
/** Ten times the proof of each line. */
const TEN_TIMES = Array.from({ length: 10 }, (_, at) => `p${at}: proof { sides { label } }`).join(' ')
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

  it('reads at most as many rows for each line as a document is charged for it', async () => {
    const saved = await shopper.design()
    const items = Array.from({ length: 5 }, () => shopper.canvasItem(saved))
    const token = await ordered(...items, ...Array.from({ length: 5 }, () => shopper.mugItem(saved)))
    const read = (fields: string) => async () => {
      const { data } = await shop.graphql(`{ guestOrderByToken(input: { token: "${token}" }) { items { ${fields} } } }`)
      return data.guestOrderByToken.items.length
    }
    const lines = await read('id')()
    const without = await shop.countUse(read('id'))
    const proofs = await shop.countUse(read('proof { sides { label } }'))
    expect(proofs.rowsRead - without.rowsRead).toBeGreaterThan(0)
    expect(proofs.rowsRead - without.rowsRead).toBeLessThanOrEqual(30 * lines)
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

describe('the proofs of an order that a document asks for ten times each', () => {
  const KEY = 'guest-key-of-proofs-000001'
  const readTen = (token: string) =>
    shop.graphql(`{ guestOrderByToken(input: { token: "${token}" }) { items { ${TEN_TIMES} } } }`, {}, KEY)

  /** The files that `work` reads: all of them, and the largest number at the same time. */
  async function filesReadBy<T>(work: () => Promise<T>): Promise<{ answer: T; all: number; together: number }> {
    const read = shop.files.get.bind(shop.files)
    let [all, open, together] = [0, 0, 0]
    const spy = vi.spyOn(shop.files, 'get').mockImplementation((async (key: string) => {
      all += 1
      open += 1
      together = Math.max(together, open)
      try {
        return await read(key)
      } finally {
        open -= 1
      }
    }) as typeof shop.files.get)
    try {
      return { answer: await work(), all, together }
    } finally {
      spy.mockRestore()
    }
  }

  it('are made once for each line, one after the other', async () => {
    const designs = [await shopper.design(), await shopper.design(), await shopper.design()]
    const token = await ordered(...designs.map((saved) => shopper.canvasItem(saved)))
    const found = await filesReadBy(() => readTen(token))
    const canvas = { sides: [{ label: 'Canvas' }] }
    const line = Object.fromEntries(Array.from({ length: 10 }, (_, at) => [`p${at}`, canvas]))
    expect(found.answer.errors).toBeUndefined()
    expect(found.answer.data.guestOrderByToken.items).toEqual([line, line, line])
    expect([found.all, found.together]).toEqual([3, 1])
  })

  it('are made of at most a hundred lines, and null for more', async () => {
    const token = await ordered(shopper.canvasItem(await shopper.design()))
    const copied = `product_id, sku, url_key, name, options, quantity, unit_cents, row_cents, design_uid, design_revision,
      option_uids, definition_sha256`
    await shop.db
      .prepare(
        `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 100)
         INSERT INTO order_lines (order_id, ${copied}) SELECT l.order_id, ${copied} FROM n, order_lines l
         WHERE l.order_id = (SELECT id FROM orders WHERE token = ?)`,
      )
      .bind(token)
      .run()
    const { answer, all } = await filesReadBy(() => readTen(token))
    const proofs: (object | null)[] = answer.data.guestOrderByToken.items.map(({ p9 }: { p9: object | null }) => p9)
    expect([proofs.length, proofs.filter((proof) => proof === null).length, all]).toEqual([101, 1, 100])
    // A hundred files take seconds on a busy machine.
  }, 60_000)
})
