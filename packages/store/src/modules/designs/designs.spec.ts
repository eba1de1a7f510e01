import { DESIGN_MAX_BYTES } from '@kea/shared/constants/uploads'
import { describe, expect, it } from 'vitest'
import { asCustomer, createCustomer } from '../../testing/test-customer'
import { jpeg } from '../../testing/test-images'
import { createTestShop, STRANGER } from '../../testing/test-shop'
import { CANVAS_OPTIONS, createShopper, MUG_OPTIONS, value } from '../../testing/test-shopper'

const shop = createTestShop()
const shopper = createShopper(shop)
const stranger = createShopper(shop, STRANGER)

const read = (uid: string, key?: string, revision: number | null = null) =>
  shop
    .graphql(
      'query ($uid: ID!, $revision: Int) { design(design_uid: $uid, revision: $revision) { uid revision tool_data } }',
      { uid, revision },
      key,
    )
    .then(({ data }) => data.design)

const input = (document: object, more: object = {}) => ({
  product_type: 'uploadchoice',
  sku: 'canvas-print',
  tool_data: JSON.stringify(document),
  ...more,
})

const refusal = async (request: object) => (await shopper.save(request)).user_errors[0]

type Document = ReturnType<typeof shopper.document>

/** The document with further records, or changed ones. */
const withRecord = ({ records, ...document }: Document, ...changed: ({ id: string } & Record<string, unknown>)[]) => ({
  ...document,
  records: { ...records, ...Object.fromEntries(changed.map((entry) => [entry.id, entry])) },
})

describe('a design', () => {
  it('is stored with its preview and the path of its tool', async () => {
    const photo = await shopper.upload()
    const document = shopper.document(photo)
    const { design, user_errors } = await shopper.save(input(document, { name: ' Lake ', preview_image: photo }))
    expect(user_errors).toEqual([])
    expect(design).toEqual({
      uid: expect.stringMatching(/^[0-9a-f]{32}$/),
      revision: 1,
      name: 'Lake',
      sku: 'canvas-print',
      product_type: 'uploadchoice',
      preview_image: `/media/uploads/${photo}`,
      edit_link: `/uploadchoice?sku=canvas-print&design=${design.uid}`,
      tool_data: JSON.stringify(document),
      expires_at: '2027-01-31T09:00:00.000Z',
    })
  })

  it('gets a new revision with every save and keeps the old ones', async () => {
    const photo = await shopper.upload()
    const { design } = await shopper.save(input(shopper.document(photo)))
    const other = shopper.document(photo, [value(1, 110), value(2, 151), value(3, 171)])
    const again = await shopper.save(input(other, { design_uid: design.uid }))
    expect(again.design).toMatchObject({ uid: design.uid, revision: 2 })
    expect((await read(design.uid)).revision).toBe(2)
    expect(JSON.parse((await read(design.uid, undefined, 1)).tool_data).options).toEqual(CANVAS_OPTIONS)
    expect(await read(design.uid, undefined, 3)).toBeNull()
  })

  it('keeps its newest twenty revisions, those in a cart, and those saved for the cart of another backend', async () => {
    const photo = await shopper.upload()
    const { design } = await shopper.save(input(shopper.document(photo)))
    const save = () => shopper.save(input(shopper.document(photo), { design_uid: design.uid }))
    const second = (await save()).design
    await shopper.add(await shopper.newCart(), [shopper.canvasItem(second)])
    await shopper.save(input(shopper.document(photo), { design_uid: design.uid, for_cart: true }))
    for (let revision = 4; revision <= 25; revision += 1) await save()
    const { results } = await shop.db
      .prepare('SELECT revision FROM design_revisions WHERE design_uid = ? ORDER BY revision')
      .bind(design.uid)
      .all<{ revision: number }>()
    expect(results.map(({ revision }) => revision)).toEqual([2, 3, ...Array.from({ length: 20 }, (_, i) => i + 6)])
    expect((await read(design.uid)).revision).toBe(25)
  })

  it('of version 1 is stored as version 2, and may not replace one of version 2', async () => {
    const photo = await shopper.upload()
    const { records, ...rest } = shopper.document(photo)
    const { kind: _kind, id: _id, ...facts } = records.p1
    const older = {
      ...rest,
      version: 1,
      photos: { p1: facts },
      surfaces: [
        { id: 'front', orientation: 'landscape', items: [{ id: 'photo', type: 'photo', ...records.i1.data }] },
      ],
    }
    const { design } = await shopper.save(input(older))
    const stored = JSON.parse((await read(design.uid)).tool_data)
    expect(stored.version).toBe(2)
    expect(stored.records.p1).toEqual(records.p1)
    expect(stored.records['surface:front']).toMatchObject({ part: 'front', orientation: 'landscape' })
    const more = { design_uid: design.uid }
    expect((await shopper.save(input(older, more))).design.revision).toBe(2)
    expect((await shopper.save(input(shopper.document(photo), more))).design.revision).toBe(3)
    expect(await refusal(input(older, more))).toEqual({
      code: 'OUTDATED_PAGE',
      message: 'This page is older than your design. Reload it to go on.',
      path: ['input', 'tool_data'],
    })
    expect((await read(design.uid)).revision).toBe(3)
  })

  it('has photos with the size of their files, also of a later upload', async () => {
    const message = 'The photo "photo.jpg" is not as large as it says. Choose it again, or carry on without it.'
    const claim = (upload: string) => {
      const document = shopper.document(upload)
      return withRecord(document, { ...document.records.p1, widthPx: 6000 })
    }
    expect(await refusal(input(claim(await shopper.upload())))).toEqual({
      code: 'PHOTO_SIZE',
      message,
      path: ['input', 'tool_data'],
    })
    const file = jpeg()
    const { uid } = await (await shopper.startUpload(file.length)).json<{ uid: string }>()
    const { design } = await shopper.save(input(claim(uid)))
    await shopper.putPart(uid, 0, file)
    expect((await shopper.complete(uid)).status).toBe(200)
    const { user_errors } = await shopper.add(await shopper.newCart(), [shopper.canvasItem(design)])
    expect(user_errors[0].message).toBe(message)
  })

  it('may be saved before its photo is complete, but not ordered', async () => {
    const { design } = await shopper.save(input(shopper.document(null)))
    const { cart, user_errors } = await shopper.add(await shopper.newCart(), [shopper.canvasItem(design)])
    expect([cart.total_quantity, user_errors[0].message]).toEqual([
      0,
      'The photo "photo.jpg" has not finished uploading yet. Wait for it and try again.',
    ])
  })

  it('without a photo on it cannot be ordered', async () => {
    const { records, ...rest } = shopper.document(null)
    const empty = { ...rest, records: { s1: records.s1 } }
    const { design } = await shopper.save(input(empty))
    const { user_errors } = await shopper.add(await shopper.newCart(), [shopper.canvasItem(design)])
    expect(user_errors[0].message).toBe('Put a photo on your design first.')
  })

  it('with a text and no photo can be ordered', async () => {
    const { records, ...rest } = shopper.document(null)
    const text = {
      kind: 'item',
      id: 'text',
      surface: 's1',
      order: 'a0',
      frame: { x: 20, y: 20, width: 100, height: 20, angle: 0 },
      type: 'text',
      data: {
        words: 'Kia ora',
        font: 'lora',
        sizeMm: 15,
        colour: '#16211b',
        align: 'centre',
        lineHeight: 1.2,
        letterSpacing: 0,
      },
    }
    const { design } = await shopper.save(input({ ...rest, records: { s1: records.s1, text } }))
    const { cart, user_errors } = await shopper.add(await shopper.newCart(), [shopper.canvasItem(design)])
    expect([cart.total_quantity, user_errors]).toEqual([1, []])
  })

  it('on a line is stored for 400 days', async () => {
    const { design } = await shopper.save(input(shopper.document(await shopper.upload())))
    await shopper.add(await shopper.newCart(), [shopper.canvasItem(design)])
    const expires = await shop.db
      .prepare('SELECT expires_at FROM design_revisions WHERE design_uid = ?')
      .bind(design.uid)
      .first<string>('expires_at')
    expect(expires).toBe('2027-12-07T09:00:00.000Z')
  })
})

describe('the owner of a design', () => {
  it('is the guest who saved it, and nobody else', async () => {
    const saved = await shopper.design()
    expect(await read(saved.uid, STRANGER)).toBeNull()
    expect(await shop.graphql(`{ design(design_uid: "${saved.uid}") { uid } }`, {}, null)).toMatchObject({
      data: { design: null },
    })
    const taken = await stranger.save(input(shopper.document(null), { design_uid: saved.uid }))
    expect(taken).toMatchObject({ design: null, user_errors: [{ code: 'DESIGN_NOT_FOUND' }] })
    const { user_errors } = await stranger.add(await stranger.newCart(), [stranger.canvasItem(saved)])
    expect(user_errors[0].message).toBe('We could not find this design. Open it and add it to the cart again.')
    const removed = await stranger.call(`mutation { deleteSavedDesign(design_uid: "${saved.uid}") { result } }`)
    expect(removed.deleteSavedDesign.result).toBe(false)
  })

  it('cannot use another guest’s photo', async () => {
    const theirs = await stranger.upload()
    expect(await refusal(input(shopper.document(theirs)))).toMatchObject({ code: 'UPLOAD_NOT_FOUND' })
    const mine = await shopper.upload()
    expect(await refusal(input(shopper.document(mine), { preview_image: theirs }))).toMatchObject({
      code: 'PREVIEW_NOT_FOUND',
    })
  })

  it('lists and deletes their own designs', async () => {
    const guest = createShopper(shop, 'guest-key-of-a-test-0003')
    const first = await guest.design()
    const second = await guest.design(MUG_OPTIONS, 'photo-mug')
    const list = async () =>
      (await guest.call('{ savedDesigns(pageSize: 5) { total_count items { uid sku } } }')).savedDesigns
    expect((await list()).items.map(({ uid }: { uid: string }) => uid).sort()).toEqual([first.uid, second.uid].sort())
    await guest.call(`mutation { deleteSavedDesign(design_uid: "${first.uid}") { result user_errors { code } } }`)
    expect(await list()).toEqual({ total_count: 1, items: [{ uid: second.uid, sku: 'photo-mug' }] })
  })
})

describe('a deleted design', () => {
  const RESTORE = `mutation ($uid: ID!) {
    restoreSavedDesign(design_uid: $uid) { design { uid } user_errors { code } } }`
  const MISSING = { design: null, user_errors: [{ code: 'DESIGN_NOT_FOUND' }] }

  it('comes back within a day, for its owner only', async () => {
    const own = createTestShop()
    const [guest, stranger] = [createShopper(own), createShopper(own, STRANGER)]
    const { uid } = await guest.design()
    const remove = () => guest.call(`mutation { deleteSavedDesign(design_uid: "${uid}") { result } }`)
    await remove()
    expect((await stranger.call(RESTORE, { uid })).restoreSavedDesign).toEqual(MISSING)
    expect((await guest.call(RESTORE, { uid })).restoreSavedDesign).toEqual({ design: { uid }, user_errors: [] })
    expect((await guest.call(`{ design(design_uid: "${uid}") { uid } }`)).design).toEqual({ uid })
    await remove()
    own.wait(1.01)
    expect((await guest.call(RESTORE, { uid })).restoreSavedDesign).toEqual(MISSING)
  })
})

describe('the designs of a customer', () => {
  it('are a field of the customer, and a guest has none there', async () => {
    const own = createTestShop()
    const mere = asCustomer(own, await createCustomer(own, 'mere-designs@example.nz', '203.0.113.91'))
    const { uid } = await createShopper(mere, 'guest-key-of-mere-designs').design()
    const list = '{ customer { saved_designs { total_count items { uid } } } }'
    expect((await mere.graphql(list, {}, null)).data.customer.saved_designs).toEqual({
      total_count: 1,
      items: [{ uid }],
    })
    expect((await own.graphql(list)).data.customer).toBeNull()
  }, 60_000)
})

describe('many designs at once', () => {
  const guest = createShopper(shop, 'guest-key-of-a-test-0004')

  it('are listed without reading their documents, or with as many documents as fit into memory', async () => {
    for (let i = 0; i < 11; i += 1) await guest.save(input(guest.document(null)))
    const list = (fields: string) =>
      shop.graphql(`{ savedDesigns(pageSize: 50) { items { ${fields} } } }`, {}, 'guest-key-of-a-test-0004')
    expect((await list('uid')).data.savedDesigns.items).toHaveLength(11)
    const { data, errors } = await list('tool_data')
    expect(data.savedDesigns.items.filter((item: { tool_data: string | null }) => item.tool_data)).toHaveLength(10)
    expect(errors?.[0]?.message).toBe('At most 10 designs can be read with their tool_data at once.')
  })

  it('are checked once for a hundred lines with the same one', async () => {
    const cartId = await guest.newCart()
    const item = guest.canvasItem(await guest.design())
    await guest.add(cartId, [item])
    const one = await shop.countStatements(() => guest.add(cartId, [item]))
    const hundred = await shop.countStatements(() => guest.add(cartId, Array(100).fill(item)))
    expect(hundred).toBe(one)
  })
})

describe('a refused design', () => {
  it.each([
    ['is no JSON', () => ({ ...input({}), tool_data: '{' }), 'INVALID_DOCUMENT'],
    ['has unknown parts', () => input({ ...shopper.document(null), extra: 1 }), 'INVALID_DOCUMENT'],
    ['has a crop outside of its photo', () => input(cropped(1.5)), 'INVALID_DOCUMENT'],
    [
      'says another sku than its document',
      () => input(shopper.document(null), { sku: 'photo-mug' }),
      'INVALID_DOCUMENT',
    ],
    ['is of a later version', () => input({ ...shopper.document(null), version: 3 }), 'INVALID_DOCUMENT'],
    [
      'is for a product that nobody has',
      () => input(shopper.document(null, [], 'gone'), { sku: 'gone' }),
      'PRODUCT_NOT_FOUND',
    ],
    ['names a photo that is not there', () => input(shopper.document('f'.repeat(32))), 'UPLOAD_NOT_FOUND'],
    ['is too large', () => ({ ...input({}), tool_data: `"${'x'.repeat(DESIGN_MAX_BYTES)}"` }), 'INVALID_DOCUMENT'],
  ])('%s', async (_, request, code) => {
    expect(await refusal(request())).toMatchObject({ code, message: expect.stringMatching(/^[A-Z].*\.$/) })
  })

  const cropped = (width: number) => {
    const document = shopper.document(null)
    const { i1 } = document.records
    return withRecord(document, { ...i1, data: { ...i1.data, crop: { x: 0, y: 0, width, height: 1 } } })
  }

  it('was saved without a guest key', async () => {
    const { data } = await shop.graphql(
      'mutation ($input: SaveDesignInput!) { saveDesign(input: $input) { user_errors { code } } }',
      { input: input(shopper.document(null)) },
      null,
    )
    expect(data.saveDesign.user_errors).toEqual([{ code: 'NO_OWNER' }])
  })
})

describe('a line', () => {
  it('accepts a design for its own product and options only', async () => {
    const canvas = await shopper.design()
    const mug = await shopper.design(MUG_OPTIONS, 'photo-mug')
    const larger = { ...shopper.canvasItem(canvas), selected_options: [value(1, 116), value(2, 151), value(3, 171)] }
    const { user_errors } = await shopper.add(await shopper.newCart(), [shopper.canvasItem(mug), larger])
    expect(user_errors.map(({ message }: { message: string }) => message)).toEqual([
      'This design was made for another product.',
      'The size or options of this design have changed. Please open it again.',
    ])
  })

  it('has no price for a design with more surfaces than its product, or with others', async () => {
    const document = shopper.document(await shopper.upload())
    const { s1 } = document.records
    const more = Array.from({ length: 399 }, (_, at) => ({ ...s1, id: `more${at}` }))
    for (const surfaces of [more, [{ ...s1, id: 's2', part: 'back' }], [{ ...s1, part: 'nowhere' }]]) {
      const { design } = await shopper.save(input(withRecord(document, ...surfaces)))
      const { cart, user_errors } = await shopper.add(await shopper.newCart(), [shopper.canvasItem(design)])
      expect([cart.total_quantity, user_errors[0]?.message]).toEqual([
        0,
        'This design does not fit its product. Open it and add it to the cart again.',
      ])
    }
  })
})
