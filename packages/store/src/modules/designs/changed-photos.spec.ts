import { allPrinted } from '@kea/design/arrangement/printed'
import { sidesKeys } from '@kea/design/compose/sides-key'
import type { DesignDocument } from '@kea/design/document/document'
import { readDesignDocument } from '@kea/design/document/read-document'
import { placedPhotosOf } from '@kea/design/document/records'
import { derivedNeeds } from '@kea/design/look/derived-plan'
import { PLAIN_LOOK } from '@kea/design/look/photo-look'
import { parseDefinition } from '@kea/design/product/definition'
import { describe, expect, it } from 'vitest'
import { jpeg } from '../../testing/test-images'
import { createTestShop } from '../../testing/test-shop'
import { CANVAS_OPTIONS, createShopper } from '../../testing/test-shopper'

const TOKEN = 'operator-token-of-a-test'
const shop = createTestShop({ OPERATOR_TOKEN: TOKEN })
const shopper = createShopper(shop, 'guest-key-of-changed-photos')
const TILE = { width: 640, height: 480 }

/** The Exif segment of a test's photo stands behind the first two bytes; a print file leaves it out. */
const EXIF_BYTES = 90
const withoutExif = (file: Uint8Array) => Uint8Array.of(...file.subarray(0, 2), ...file.subarray(2 + EXIF_BYTES))

const SIZE = { widthPx: TILE.width, heightPx: TILE.height }

async function canvas() {
  const row = shop.db.prepare("SELECT definition FROM products WHERE sku = 'canvas-print'")
  return parseDefinition((await row.first<string>('definition')) ?? '')
}

/** A canvas in sepia, without changed pixels. */
async function sepiaCanvas(): Promise<DesignDocument> {
  const read = readDesignDocument(shopper.document(await shopper.upload(), CANVAS_OPTIONS))
  if (!read.ok) throw new Error(read.problem)
  const [item] = placedPhotosOf(read.document)
  if (!item) throw new Error('No photo is placed')
  const data = { ...item.data, look: { ...PLAIN_LOOK, tone: 'sepia' as const } }
  return { ...read.document, records: { ...read.document.records, [item.id]: { ...item, data } } }
}

/** The same canvas with its changed pixels in one upload. */
async function withPixels(document: DesignDocument, upload: string, widthPx = TILE.width): Promise<DesignDocument> {
  const [need] = derivedNeeds(document, allPrinted(document, await canvas()))
  if (!need) throw new Error('The design needs no changed pixels')
  const size = { widthPx, heightPx: TILE.height }
  const tiles = [{ ...size, upload, x: 0, y: 0 }]
  const derived = { kind: 'derived' as const, id: 'derived:1', photo: need.photo.id, key: need.key, ...size, tiles }
  return { ...document, records: { ...document.records, [derived.id]: derived } }
}

const save = async (document: DesignDocument) =>
  shopper.save({
    product_type: 'uploadchoice',
    sku: 'canvas-print',
    tool_data: JSON.stringify(document),
    preview_image: await shopper.upload(jpeg({ width: 640, height: 480 })),
    for_cart: true,
  })

const add = async (design: Parameters<typeof shopper.canvasItem>[0]) => {
  const cartId = await shopper.newCart()
  const { user_errors } = await shopper.add(cartId, [shopper.canvasItem(design)])
  return { cartId, message: user_errors[0]?.message ?? null }
}

describe('a design with a look', () => {
  it('is refused in the cart without its changed pixels', async () => {
    const { design } = await save(await sepiaCanvas())
    expect((await add(design)).message).toBe(
      'A photo of this design is not ready for print yet. Open it and add it to the cart again.',
    )
  })

  it('is refused in the cart with changed pixels of another crop', async () => {
    const document = await withPixels(await sepiaCanvas(), await shopper.upload(jpeg(TILE)))
    const [item] = placedPhotosOf(document)
    if (!item) throw new Error('No photo is placed')
    const crop = { ...item.data.crop, width: item.data.crop.width * 0.9, height: item.data.crop.height * 0.9 }
    const moved = { ...item, data: { ...item.data, crop } }
    const { design } = await save({ ...document, records: { ...document.records, [item.id]: moved } })
    expect((await add(design)).message).toMatch(/^A photo of this design is not ready for print yet/)
  })

  it('is refused in the cart until its changed pixels have arrived', async () => {
    const { uid } = await (await shopper.startUpload(jpeg(TILE).length)).json<{ uid: string }>()
    const { design } = await save(await withPixels(await sepiaCanvas(), uid))
    expect((await add(design)).message).toMatch(/^The photo "photo.jpg" has not finished uploading yet/)
  })

  it('is refused with pixels of another size than its document says', async () => {
    const document = await withPixels(await sepiaCanvas(), await shopper.upload(jpeg(TILE)), 641)
    expect((await save(document)).user_errors).toMatchObject([{ code: 'PHOTO_SIZE' }])
  })

  it("is refused with another guest's pixels", async () => {
    const other = createShopper(shop, 'guest-key-of-another-one')
    const document = await withPixels(await sepiaCanvas(), await other.upload(jpeg(TILE)))
    expect((await save(document)).user_errors).toMatchObject([
      {
        code: 'UPLOAD_NOT_FOUND',
        message: 'The photo "photo.jpg" is no longer here. Choose it again, or carry on without it.',
      },
    ])
  })

  it('is printed from its changed pixels, which its order keeps', async () => {
    const tile = jpeg({ ...TILE, scan: 12_345 })
    const upload = await shopper.upload(tile)
    const { design } = await save(await withPixels(await sepiaCanvas(), upload))
    const { cartId, message } = await add(design)
    expect(message).toBeNull()
    await shopper.fillCheckout(cartId)
    const { number } = (await shopper.place(cartId)).orderV2
    const init = { method: 'POST', body: JSON.stringify({ args: ['paid', number] }) }
    await shop.request('/operator', { ...init, headers: { authorization: `Bearer ${TOKEN}` } }, null)
    await shop.tick(0)
    const object = await shop.files.get(`print/${number}-1-canvas-print-1x.pdf`)
    const bytes = new Uint8Array((await object?.arrayBuffer()) ?? new ArrayBuffer())
    const text = new TextDecoder('latin1').decode(bytes)
    expect(text.match(/\/Subtype\/Image/g)).toHaveLength(1)
    const start = text.indexOf('stream\n', text.indexOf('/Subtype/Image')) + 'stream\n'.length
    expect(bytes.subarray(start, start + tile.length - EXIF_BYTES)).toEqual(withoutExif(tile))
    await shop.tick(500)
    expect(await shop.db.prepare('SELECT state FROM uploads WHERE uid = ?').bind(upload).first('state')).toBe(
      'complete',
    )
  })
})

describe('a design with a blurred edge', () => {
  const options = [...CANVAS_OPTIONS.slice(0, 2), btoa('custom-option/3/175')]
  const addBlurred = async (document: DesignDocument) => {
    const { design } = await save(document)
    const cartId = await shopper.newCart()
    const { user_errors } = await shopper.add(cartId, [{ ...shopper.canvasItem(design), selected_options: options }])
    return { cartId, message: user_errors[0]?.message ?? null }
  }
  const blurred = async () => {
    const read = readDesignDocument(shopper.document(await shopper.upload(), options))
    if (!read.ok) throw new Error(read.problem)
    return read.document
  }

  it('is refused in the cart without the pixels of its sides', async () => {
    const { message } = await addBlurred(await blurred())
    expect(message).toMatch(/^A photo of this design is not ready for print yet/)
  })

  it('is printed from them, below the photo', async () => {
    const document = await blurred()
    const [key = ''] = sidesKeys(document, allPrinted(document, await canvas()))
    const sides = jpeg({ ...TILE, scan: 23_456 })
    const tiles = [{ ...SIZE, upload: await shopper.upload(sides), x: 0, y: 0 }]
    const derived = { kind: 'derived' as const, id: 'derived:sides', key, ...SIZE, tiles }
    const records = { ...document.records, [derived.id]: derived }
    const { cartId, message } = await addBlurred({ ...document, records })
    expect(message).toBeNull()
    await shopper.fillCheckout(cartId)
    const { number } = (await shopper.place(cartId)).orderV2
    const init = { method: 'POST', body: JSON.stringify({ args: ['paid', number] }) }
    await shop.request('/operator', { ...init, headers: { authorization: `Bearer ${TOKEN}` } }, null)
    await shop.tick(0)
    const object = await shop.files.get(`print/${number}-1-canvas-print-1x.pdf`)
    const bytes = new Uint8Array((await object?.arrayBuffer()) ?? new ArrayBuffer())
    const text = new TextDecoder('latin1').decode(bytes)
    expect(text.match(/\/Subtype\/Image/g)).toHaveLength(2)
    const start = text.indexOf('stream\n', text.indexOf('/Subtype/Image')) + 'stream\n'.length
    expect(bytes.subarray(start, start + sides.length - EXIF_BYTES)).toEqual(withoutExif(sides))
  })
})
