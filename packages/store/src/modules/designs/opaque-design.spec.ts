import { describe, expect, it } from 'vitest'
import { createTestShop } from '../../testing/test-shop'
import { CANVAS_OPTIONS, createShopper } from '../../testing/test-shopper'

const backend = createTestShop({ DESIGNS: 'opaque' })
const caller = createShopper(backend)
const document = JSON.stringify(caller.document('f'.repeat(32)))
const item = (change: object = {}) => ({
  sku: 'canvas-print',
  quantity: 1,
  selected_options: CANVAS_OPTIONS,
  design_uid: 'a-design-of-another-shop',
  design_revision: 3,
  tool_data: document,
  ...change,
})

describe('a store behind another backend', () => {
  it('accepts an unknown design with its line, and answers its id', async () => {
    const cartId = await caller.newCart()
    const { cart, user_errors } = await caller.add(cartId, [item()])
    expect(user_errors).toEqual([])
    expect(cart.itemsV2.items[0].extra_info).toMatchObject({
      design_uid: 'a-design-of-another-shop',
      design_revision: 3,
      preview_image: null,
    })
    await caller.fillCheckout(cartId)
    const placed = await caller.place(cartId)
    expect(placed.errors).toEqual([])
    const line = await backend.db
      .prepare(
        `SELECT l.design_uid, l.design_revision, r.file_key FROM order_lines l JOIN orders o ON o.id = l.order_id
         JOIN design_revisions r ON r.design_uid = l.design_uid AND r.revision = l.design_revision WHERE o.number = ?`,
      )
      .bind(placed.orderV2.number)
      .first<{ file_key: string }>()
    expect(line).toMatchObject({ design_uid: 'a-design-of-another-shop', design_revision: 3 })
    expect(await (await backend.files.get(line?.file_key ?? ''))?.text()).toBe(document)
  })

  it('accepts its stored document of version 1 again', async () => {
    const { records, ...rest } = caller.document('f'.repeat(32))
    const { kind: _kind, id: _id, ...photo } = records.p1
    const items = [{ id: 'i1', type: 'photo', ...records.i1.data }]
    const surfaces = [{ id: 'front', orientation: 'landscape', items }]
    const older = JSON.stringify({ ...rest, version: 1, photos: { p1: photo }, surfaces })
    const first = await caller.add(await caller.newCart(), [item({ design_uid: 'older', tool_data: older })])
    expect(first.user_errors).toEqual([])
    const { file_key } = (await backend.db
      .prepare("SELECT file_key FROM design_revisions WHERE design_uid = 'older'")
      .first<{ file_key: string }>()) ?? { file_key: '' }
    await backend.files.put(file_key, older)
    for (const tool_data of [older, null]) {
      const again = await caller.add(await caller.newCart(), [item({ design_uid: 'older', tool_data })])
      expect(again.user_errors).toEqual([])
    }
    const other = older.replace('photo.jpg', 'other.jpg')
    const { user_errors } = await caller.add(await caller.newCart(), [item({ design_uid: 'older', tool_data: other })])
    expect(user_errors).toHaveLength(1)
  })

  it.each([
    ['nothing to print', { design_uid: 'other-1', tool_data: null }],
    ['something else than a document', { design_uid: 'other-2', tool_data: '{"version":1}' }],
    [
      'the document of another size',
      { design_uid: 'other-3', selected_options: [CANVAS_OPTIONS[1], CANVAS_OPTIONS[2]] },
    ],
    ['the document of another product', { design_uid: 'other-4', sku: 'photo-mug' }],
    ['a revision that said something else before', { tool_data: document.replace('photo.jpg', 'other.jpg') }],
    ['a name that is none', { design_uid: 'a b' }],
  ])('refuses a line with %s', async (_, change) => {
    const cartId = await caller.newCart()
    await caller.add(await caller.newCart(), [item()])
    const { cart, user_errors } = await caller.add(cartId, [item(change)])
    expect(cart.itemsV2.items).toEqual([])
    expect(user_errors).toHaveLength(1)
  })
})

it('a store with its own designs accepts no unknown design', async () => {
  const shopper = createShopper(createTestShop(), 'guest-key-without-a-design')
  const { user_errors } = await shopper.add(await shopper.newCart(), [item()])
  expect(user_errors[0].message).toContain('could not find this design')
})
