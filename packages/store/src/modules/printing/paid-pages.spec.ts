import { describe, expect, it } from 'vitest'
import { createQuietTick } from '../../testing/quiet-tick'
import { jpeg, png } from '../../testing/test-images'
import { createTestOperator, OPERATOR_TOKEN } from '../../testing/test-operator'
import { createTestShop } from '../../testing/test-shop'
import { CANVAS_OPTIONS, createShopper, type Saved, value } from '../../testing/test-shopper'

const shop = createTestShop({ OPERATOR_TOKEN })
const operate = createTestOperator(shop)
const tick = createQuietTick(shop)
const shopper = createShopper(shop, 'guest-key-of-paid-pages')

const NO_FIT = 'This design does not fit its product. Open it and add it to the cart again.'
const AS_SOLD = 'Its design has copies, options or sizes that its product does not sell.'
/** 100 × 100 cm. */
const LARGEST = [value(1, 115), value(2, 151), value(3, 171)]
const ONE_LARGE_PRINT = [value(4, 206), value(5, 251)]

type Document = ReturnType<typeof shopper.document>

const save = (document: object & { sku: string; tool: string }, forCart: boolean) =>
  shopper.save({
    product_type: document.tool,
    sku: document.sku,
    tool_data: JSON.stringify(document),
    for_cart: forCart,
  }) as Promise<{ design: Saved | null; user_errors: { message: string }[] }>

async function buy(item: object): Promise<{ number: string; total: number }> {
  const cartId = await shopper.newCart()
  const { user_errors } = await shopper.add(cartId, [item])
  expect(user_errors).toEqual([])
  await shopper.fillCheckout(cartId)
  const { orderV2 } = await shopper.place(cartId)
  return { number: orderV2.number, total: orderV2.total.subtotal.value }
}

/** Replaces the stored document of a design, as one that was stored before it was refused. */
async function replaceStored({ uid, revision }: Saved, document: object): Promise<void> {
  const key = await shop.db
    .prepare('SELECT file_key FROM design_revisions WHERE design_uid = ? AND revision = ?')
    .bind(uid, revision)
    .first<string>('file_key')
  await shop.files.put(key ?? '', JSON.stringify(document))
}

/** The trimmed sizes of the pages of a print file, in whole mm; null without the file. */
async function pagesOf(key: string): Promise<string[] | null> {
  const object = await shop.files.get(key)
  if (!object) return null
  const text = new TextDecoder('latin1').decode(await object.arrayBuffer())
  return text.split('/Type/Page/').flatMap((page, at) => {
    if (at === 0) return []
    const [left = 0, bottom = 0, right = 0, top = 0] =
      /TrimBox\[([\d.]+) ([\d.]+) ([\d.]+) ([\d.]+)\]/.exec(page)?.slice(1).map(Number) ?? []
    return [[right - left, top - bottom].map((points) => Math.round((points / 72) * 25.4)).join(' × ')]
  })
}

const mailsOf = async (number: string) => {
  const { results } = await shop.db
    .prepare("SELECT recipient, subject, body FROM outbox WHERE subject LIKE '%' || ? || '%print file needs you'")
    .bind(number)
    .all<{ recipient: string; subject: string; body: string }>()
  return results
}

const canvasOf = async (surface: object): Promise<Document> => {
  const document = shopper.document(await shopper.upload(), CANVAS_OPTIONS)
  return { ...document, records: { ...document.records, s1: { ...document.records.s1, ...surface } } }
}

it.each([
  ['copies', { copies: 25 }],
  ['options of a larger size', { options: LARGEST }],
  ['a typed size', { size: { widthMm: 1000, heightMm: 1000 } }],
])('a canvas of N$42.95 with %s of its own is refused, saved for the cart and from a draft', async (_, surface) => {
  const document = await canvasOf(surface)
  const forCart = await save(document, true)
  expect([forCart.design, forCart.user_errors.map(({ message }) => message)]).toEqual([null, [NO_FIT]])
  const draft = (await save(document, false)).design
  if (!draft) throw new Error('A draft was refused')
  const { cart, user_errors } = await shopper.add(await shopper.newCart(), [shopper.canvasItem(draft)])
  expect([cart.total_quantity, user_errors]).toEqual([0, [{ code: 'UNDEFINED', message: NO_FIT }]])
})

it.each([
  ['25 copies', { copies: 25 }, AS_SOLD],
  ['the options of 100 × 100 cm', { options: LARGEST }, AS_SOLD],
  ['a typed size of 100 × 100 cm', { size: { widthMm: 1000, heightMm: 1000 } }, AS_SOLD],
])('a stored canvas of N$42.95 with %s prints nothing, and the operator is told', async (_, surface, reason) => {
  const saved = await shopper.design()
  const { number, total } = await buy(shopper.canvasItem(saved))
  expect(total).toBe(42.95)
  await replaceStored(saved, await canvasOf(surface))
  await operate('paid', number)
  await tick()
  await tick()
  expect(await pagesOf(`print/${number}-1-canvas-print-1x.pdf`)).toBeNull()
  expect((await operate('print')).rows).toContainEqual({
    order: number,
    line: 1,
    product: 'canvas-print',
    state: 'cannot be made',
    attempts: 1,
    colours: null,
    reason,
  })
  const mails = await mailsOf(number)
  expect(mails).toMatchObject([
    {
      recipient: 'hello@keaprints.example',
      subject: `Order ${number}, line 1: the print file needs you`,
      body: expect.stringContaining(reason),
    },
  ])
})

it('a second canvas on the same part prints nothing, and the reason names both', async () => {
  const saved = await shopper.design()
  const { number } = await buy(shopper.canvasItem(saved))
  const { records, ...rest } = await canvasOf({})
  const s2 = { ...records.s1, id: 's2', order: 'a1', background: { kind: 'colour', colour: '#123456' } }
  await replaceStored(saved, { ...rest, records: { ...records, s2 } })
  await operate('paid', number)
  await tick()
  expect(await pagesOf(`print/${number}-1-canvas-print-1x.pdf`)).toBeNull()
  expect((await operate('print')).rows).toContainEqual(
    expect.objectContaining({
      order: number,
      reason: 'Its pages don’t match what you pay for. It has 2 × 438 × 338 mm. Paid: 1 × 338 × 438 mm.',
    }),
  )
})

it('the size of a canvas is that of its order line, whatever the document says', async () => {
  const saved = await shopper.design()
  const { number } = await buy(shopper.canvasItem(saved))
  await replaceStored(saved, { ...(await canvasOf({})), options: LARGEST })
  await operate('paid', number)
  await tick()
  expect(await pagesOf(`print/${number}-1-canvas-print-1x.pdf`)).toEqual(['438 × 338'])
})

it('one print of N$5.50 beside thirty backgrounds with three copies each is one page', async () => {
  const { records, ...rest } = shopper.document(await shopper.upload(jpeg()), ONE_LARGE_PRINT, 'photo-print')
  const empty = Array.from({ length: 30 }, (_, at) => ({
    ...records.s1,
    id: `empty${at}`,
    order: `b${at}`,
    copies: 3,
    background: { kind: 'colour', colour: '#c0ffee' },
  }))
  const all = [...Object.values(records), ...empty].map((entry) => [entry.id, entry])
  const { design } = await save(
    { ...rest, tool: 'photoprints-tool', records: Object.fromEntries(all) } as Document,
    true,
  )
  const { number, total } = await buy({
    sku: 'photo-print',
    quantity: 1,
    selected_options: ONE_LARGE_PRINT,
    design_uid: design?.uid,
    design_revision: design?.revision,
  })
  expect(total).toBe(5.5)
  await operate('paid', number)
  await tick()
  expect(await pagesOf(`print/${number}-1-photo-print-1x.pdf`)).toEqual(['300 × 200'])
})

describe('what the cart takes can be printed', () => {
  const textOn = (words: string) => {
    const frame = { x: 20, y: 20, width: 200, height: 20, angle: 0 }
    const look = { font: 'lora', sizeMm: 15, colour: '#16211b', align: 'centre', lineHeight: 1.2, letterSpacing: 0 }
    return { kind: 'item', id: 'text', surface: 's1', order: 'a1', frame, type: 'text', data: { words, ...look } }
  }

  const refusalOf = async (document: object & { sku: string; tool: string }) => {
    const { design } = await save(document, true)
    if (!design) throw new Error('The design was refused')
    const { cart, user_errors } = await shopper.add(await shopper.newCart(), [shopper.canvasItem(design)])
    expect(cart.total_quantity).toBe(user_errors.length === 0 ? 1 : 0)
    return user_errors.map(({ message }: { message: string }) => message)
  }

  it('a photo that is no JPEG is refused with its name', async () => {
    const document = shopper.document(await shopper.upload(png(1200, 900)), CANVAS_OPTIONS)
    expect(await refusalOf(document)).toEqual([
      'The photo "photo.jpg" is not a JPEG. We cannot print it. Open your design and choose another photo in its place, or carry on without it.',
    ])
  })

  it('letters that a font does not have are named', async () => {
    const document = await canvasOf({})
    const withText = (words: string) => ({ ...document, records: { ...document.records, text: textOn(words) } })
    expect(await refusalOf(withText('Kia ora 🥝'))).toEqual([
      'We cannot print 🥝 in the font that you chose. Open your design and change the text.',
    ])
    expect(await refusalOf(withText('Kia ora Māori'))).toEqual([])
  })

  it('a JPEG with 6.5 MB of extended XMP is taken, paid and printed', async () => {
    const block = [...'http://ns.adobe.com/xmp/extension/\0'].map((char) => char.charCodeAt(0))
    const segment = new Uint8Array(2 + 65_535)
    segment.set([0xff, 0xe1, 0xff, 0xff, ...block])
    segment.fill(0x20, 4 + block.length)
    const plain = jpeg({ scan: 5_000 })
    const file = new Uint8Array(plain.length + 100 * segment.length)
    file.set(plain.subarray(0, 2))
    for (let at = 0; at < 100; at += 1) file.set(segment, 2 + at * segment.length)
    file.set(plain.subarray(2), 2 + 100 * segment.length)
    const { design } = await save(shopper.document(await shopper.upload(file), CANVAS_OPTIONS), true)
    if (!design) throw new Error('The design was refused')
    const { number } = await buy(shopper.canvasItem(design))
    await operate('paid', number)
    await tick()
    expect(await pagesOf(`print/${number}-1-canvas-print-1x.pdf`)).toEqual(['438 × 338'])
  })
})

it('of many prints, those with a good photo are printed, and the operator reads which are not', async () => {
  const [good, bad] = [await shopper.upload(), await shopper.upload(jpeg({ scan: 7_000 }))]
  const { records, ...rest } = shopper.document(good, ONE_LARGE_PRINT, 'photo-print')
  const { p1, s1, i1 } = records
  const p2 = { ...p1, id: 'p2', upload: bad, name: 'beach.jpg' }
  const s2 = { ...s1, id: 's2', order: 'a1', copies: 3 }
  const i2 = { ...i1, id: 'i2', surface: 's2', data: { ...i1.data, photo: 'p2' } }
  const { design } = await save(
    { ...rest, tool: 'photoprints-tool', records: { p1, s1, i1, p2, s2, i2 } } as Document,
    true,
  )
  const { number } = await buy({
    sku: 'photo-print',
    quantity: 4,
    selected_options: ONE_LARGE_PRINT,
    design_uid: design?.uid,
    design_revision: design?.revision,
  })
  await shop.files.delete(
    (await shop.db.prepare('SELECT object_key FROM uploads WHERE uid = ?').bind(bad).first<string>('object_key')) ?? '',
  )
  await operate('paid', number)
  await tick()
  const key = `print/${number}-1-photo-print-1x.pdf`
  expect(await pagesOf(key)).toEqual(['300 × 200'])
  const reason = '3 of 4 prints are not in the file. The photo "photo.jpg" is not in the store any more.'
  expect((await operate('print')).rows).toContainEqual(
    expect.objectContaining({ order: number, state: 'made in part', reason }),
  )
  expect((await mailsOf(number)).map(({ body }) => body)).toEqual([expect.stringContaining(reason)])
})
