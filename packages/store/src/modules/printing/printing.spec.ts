import type { DisplayPage } from '@kea/design/geometry/display-list'
import { pdfOf } from '@kea/print/pdf-file'
import { afterEach, describe, expect, it } from 'vitest'
import { createQuietTick } from '../../testing/quiet-tick'
import { jpeg } from '../../testing/test-images'
import { createTestOperator, OPERATOR_TOKEN } from '../../testing/test-operator'
import { createTestShop } from '../../testing/test-shop'
import { CANVAS_OPTIONS, createShopper, MUG_OPTIONS } from '../../testing/test-shopper'
import { createPrintText } from '../print-plan/print-text'
import { storedOriginal } from './originals'
import { storeFile } from './store-file'

const shop = createTestShop({ OPERATOR_TOKEN })
const operate = createTestOperator(shop)
const tick = createQuietTick(shop)
const shopper = createShopper(shop, 'guest-key-of-print-files')

/** An order of designs, one on a line; answers its number. */
async function orderOf(...items: object[]): Promise<string> {
  const cartId = await shopper.newCart()
  await shopper.add(cartId, items)
  await shopper.fillCheckout(cartId)
  return (await shopper.place(cartId)).orderV2.number
}

async function canvasOrder(file = jpeg({ scan: 50_000 })) {
  const photo = await shopper.upload(file)
  const { design } = await shopper.save({
    product_type: 'uploadchoice',
    sku: 'canvas-print',
    tool_data: JSON.stringify(shopper.document(photo, CANVAS_OPTIONS)),
    preview_image: await shopper.upload(jpeg({ width: 640, height: 480 })),
    for_cart: true,
  })
  return { number: await orderOf(shopper.canvasItem(design, 2)), photo, file }
}

const rowsOf = async (number: string) => {
  const { results } = await shop.db
    .prepare(
      `SELECT f.state, f.attempts, f.error, f.files, f.claimed_until FROM print_files f JOIN orders o ON o.id = f.order_id
       WHERE o.number = ? ORDER BY f.line_id`,
    )
    .bind(number)
    .all<{ state: string; attempts: number; error: string | null; files: string; claimed_until: string }>()
  return results
}
const keyOf = async (photo: string) =>
  (await shop.db.prepare('SELECT object_key FROM uploads WHERE uid = ?').bind(photo).first<string>('object_key')) ?? ''

const pdfText = async (key: string) =>
  new TextDecoder('latin1').decode(await (await shop.files.get(key))?.arrayBuffer())

/** Width and height of the trimmed page in whole mm. */
function trimmedMm(text: string): number[] {
  const box = /TrimBox\[([\d.]+) ([\d.]+) ([\d.]+) ([\d.]+)\]/.exec(text)?.slice(1).map(Number) ?? []
  const [left = 0, bottom = 0, right = 0, top = 0] = box
  return [right - left, top - bottom].map((points) => Math.round((points / 72) * 25.4))
}

const MINUTES = 1 / 1440

// The specs share one database: what a test leaves would be printed by the next one.
afterEach(async () => {
  await shop.db.prepare("UPDATE print_files SET state = 'deleted' WHERE state = 'waiting'").run()
})

describe('a print file', () => {
  it('is made for each design of an order, once it is paid', async () => {
    const saved = await shopper.design(MUG_OPTIONS, 'photo-mug')
    const canvas = await shopper.design()
    const number = await orderOf(shopper.mugItem(saved, 3), shopper.canvasItem(canvas, 2))
    await tick()
    expect(await rowsOf(number)).toEqual([])
    await operate('paid', number)
    expect(await rowsOf(number)).toMatchObject([{ state: 'waiting' }, { state: 'waiting' }])
    await tick()
    const rows = await rowsOf(number)
    expect(rows.map(({ state, attempts, error }) => [state, attempts, error])).toEqual([
      ['made', 1, null],
      ['made', 1, null],
    ])
    const files = rows.flatMap((row) => JSON.parse(row.files))
    expect(files.map(({ key }) => key)).toEqual([
      `print/${number}-1-photo-mug-3x.pdf`,
      `print/${number}-2-canvas-print-2x.pdf`,
    ])
    for (const { key, bytes } of files) {
      const object = await shop.files.head(key)
      expect([object?.size, object?.httpMetadata?.contentType]).toEqual([bytes, 'application/pdf'])
      expect(object?.httpMetadata?.contentDisposition).toBe(`attachment; filename="${key.slice(6)}"`)
    }
  })

  it('has the pages of the design with the picture as it was uploaded, and the words of its order', async () => {
    const { number, file } = await canvasOrder()
    await operate('paid', number)
    await tick()
    const object = await shop.files.get(`print/${number}-1-canvas-print-2x.pdf`)
    const bytes = new Uint8Array((await object?.arrayBuffer()) ?? new ArrayBuffer())
    const text = new TextDecoder('latin1').decode(bytes)
    expect(text).toMatch(/^%PDF-1\.6\n/)
    expect(text).toMatch(/%%EOF\n$/)
    expect([text.split('/Type/Page/').length, text.includes('/BaseFont/AAAAAA+figtree')]).toEqual([2, true])
    const picture = file.subarray(new TextDecoder('latin1').decode(file).indexOf('\xff\xc0'))
    const start = text.indexOf('\xff\xc0', text.indexOf('/Subtype/Image'))
    expect(bytes.subarray(start, start + picture.length)).toEqual(picture)
    // 30 × 40 cm with sides of 19 mm.
    expect(trimmedMm(text)).toEqual([438, 338])
  })

  it('is made by the definition of the time of the order, also after the product has changed', async () => {
    const { number } = await canvasOrder()
    await operate('paid', number)
    const product = shop.db.prepare("SELECT definition FROM products WHERE sku = 'canvas-print'")
    const definition = (await product.first<string>('definition')) ?? ''
    const change = (text: string) =>
      shop.db.prepare("UPDATE products SET definition = ? WHERE sku = 'canvas-print'").bind(text).run()
    const changed = definition.replaceAll('"wrapMm":19', '"wrapMm":25')
    expect(changed).not.toBe(definition)
    await change(changed)
    await tick()
    await change(definition)
    expect(trimmedMm(await pdfText(`print/${number}-1-canvas-print-2x.pdf`))).toEqual([438, 338])
  })

  it('of an order from before definitions were kept is made by the present one', async () => {
    const { number } = await canvasOrder()
    await shop.db
      .prepare(
        'UPDATE order_lines SET definition_sha256 = NULL WHERE order_id = (SELECT id FROM orders WHERE number = ?)',
      )
      .bind(number)
      .run()
    await operate('paid', number)
    await tick()
    expect(await rowsOf(number)).toMatchObject([{ state: 'made', error: null }])
  })

  it('is made by a definition that is stored once for all its orders and never changes', async () => {
    await canvasOrder()
    const many = () => shop.db.prepare('SELECT count(*) AS n FROM ordered_definitions').first<number>('n')
    const before = await many()
    await canvasOrder()
    expect(await many()).toBe(before)
    await expect(shop.db.prepare("UPDATE ordered_definitions SET definition = '{}'").run()).rejects.toThrow(
      'DEFINITION_IMMUTABLE',
    )
  })

  it('of a text alone has its font, and no image', async () => {
    const { records, ...rest } = shopper.document(null, CANVAS_OPTIONS)
    const frame = { x: 20, y: 20, width: 200, height: 20, angle: 0 }
    const look = { font: 'lora', sizeMm: 15, colour: '#16211b', align: 'centre', lineHeight: 1.2, letterSpacing: 0 }
    const data = { words: 'Kia ora Māori', ...look }
    const text = { kind: 'item', id: 'text', surface: 's1', order: 'a0', frame, type: 'text', data }
    const { design } = await shopper.save({
      product_type: 'uploadchoice',
      sku: 'canvas-print',
      tool_data: JSON.stringify({ ...rest, records: { s1: records.s1, text } }),
      preview_image: await shopper.upload(jpeg({ width: 640, height: 480 })),
      for_cart: true,
    })
    const number = await orderOf(shopper.canvasItem(design))
    await operate('paid', number)
    await tick()
    expect(await rowsOf(number)).toMatchObject([{ state: 'made', error: null }])
    const object = await shop.files.get(`print/${number}-1-canvas-print-1x.pdf`)
    const file = new TextDecoder('latin1').decode(await object?.arrayBuffer())
    expect(file).toContain('+lora')
    expect(file).not.toContain('/Subtype/Image')
  })

  it('of a photo that is no JPEG is refused with the reason, and not tried again by itself', async () => {
    const { number, photo, file } = await canvasOrder()
    await shop.files.put(await keyOf(photo), new Uint8Array(file.length))
    await operate('paid', number)
    await tick()
    await tick(1)
    expect(await rowsOf(number)).toMatchObject([
      { state: 'refused', attempts: 1, error: 'The photo "photo.jpg" is not a JPEG.', files: '[]' },
    ])
    const { rows } = await operate('print')
    expect(rows).toContainEqual({
      ...{ order: number, line: 1, product: 'canvas-print' },
      state: 'cannot be made',
      attempts: 1,
      colours: null,
      reason: 'The photo "photo.jpg" is not a JPEG.',
    })
  })

  it('of a photo with other bytes than its upload is refused', async () => {
    const { number, photo } = await canvasOrder()
    await shop.files.put(await keyOf(photo), jpeg({ scan: 3 }))
    await operate('paid', number)
    await tick()
    expect((await rowsOf(number))[0]?.error).toMatch(/^The photo "photo\.jpg" has \d+ bytes; \d+ were uploaded\.$/)
    await shop.files.delete(await keyOf(photo))
    await operate('print', number)
    await tick()
    expect((await rowsOf(number))[0]?.error).toBe('The photo "photo.jpg" is not in the store any more.')
  })

  it('that fails is tried again five times in all, each time later', async () => {
    const { number } = await canvasOrder()
    await operate('paid', number)
    await shop.db
      .prepare(
        "CREATE TRIGGER broken BEFORE UPDATE OF made_at ON print_files BEGIN SELECT RAISE(ABORT, 'No luck'); END",
      )
      .run()
    await tick()
    for (const attempts of [1, 2, 3, 4]) {
      await tick((5 ** attempts - 1) * MINUTES)
      expect(await rowsOf(number)).toMatchObject([{ state: 'waiting', attempts }])
      await tick(2 * MINUTES)
    }
    await tick(2)
    await shop.db.prepare('DROP TRIGGER broken').run()
    expect(await rowsOf(number)).toMatchObject([
      { state: 'failed', attempts: 5, error: expect.stringContaining('No luck') },
    ])
  })

  it('is made by one of two concurrent runs', async () => {
    const { number } = await canvasOrder()
    await operate('paid', number)
    await Promise.all([tick(), tick()])
    expect(await rowsOf(number)).toMatchObject([{ state: 'made', attempts: 1 }])
  })

  it('waits while another one is made, for at most twenty minutes', async () => {
    const [first, second] = [await canvasOrder(), await canvasOrder()]
    await operate('paid', first.number, second.number)
    const until = new Date(Date.parse('2027-01-01T00:20:00Z')).toISOString()
    await shop.db
      .prepare('UPDATE print_files SET claimed_until = ?2 WHERE order_id = (SELECT id FROM orders WHERE number = ?1)')
      .bind(first.number, until)
      .run()
    await tick()
    expect(await rowsOf(second.number)).toMatchObject([{ state: 'waiting', attempts: 0 }])
    await tick(90)
    expect([...(await rowsOf(first.number)), ...(await rowsOf(second.number))]).toMatchObject([
      { state: 'made' },
      { state: 'made' },
    ])
  })

  it('of a cancelled order is not made', async () => {
    const { number } = await canvasOrder()
    await operate('paid', number)
    await shop.db.prepare("UPDATE orders SET status = 'cancelled' WHERE number = ?").bind(number).run()
    await tick()
    expect(await rowsOf(number)).toMatchObject([{ state: 'waiting', attempts: 0 }])
  })

  it('can be made again by the operator, also after its last attempt', async () => {
    const { number } = await canvasOrder()
    expect((await operate('print', number)).message).toBe(`Order ${number} is not paid, or has no design of this shop.`)
    await operate('paid', number)
    await tick()
    const key = `print/${number}-1-canvas-print-2x.pdf`
    await shop.files.delete(key)
    const { text, rows } = await operate('print', number)
    expect(text).toBe(`1 print file of order ${number} will be made within a few minutes.`)
    expect(rows).toMatchObject([{ state: 'waiting', attempts: 0 }])
    await tick()
    expect(await shop.files.head(key)).not.toBeNull()
  })

  it('is deleted ninety days after its order was sent', async () => {
    const { number } = await canvasOrder()
    await operate('paid', number)
    await tick()
    const key = `print/${number}-1-canvas-print-2x.pdf`
    await operate('ship', number)
    await tick(89)
    expect(await shop.files.head(key)).not.toBeNull()
    await tick(2)
    expect(await shop.files.head(key)).toBeNull()
    expect(await rowsOf(number)).toMatchObject([{ state: 'deleted', files: '[]' }])
  })
})

describe('a file of sixty photos', () => {
  const [PHOTOS, BYTES] = [60, 200_000]
  const pages = Array.from({ length: PHOTOS }, (_, at): DisplayPage => {
    const box = { x: 0, y: 0, width: 210, height: 297 }
    const transform = [210, 0, 0, 297, 0, 0] as const
    const list = [{ kind: 'image', photo: `p${at}`, transform, derived: null } as const]
    return { surface: `s${at}`, label: `Page ${at + 1}`, bleedBox: box, trimBox: box, list, cuts: [], copies: 1 }
  })
  const uploadOf = (id: string) => ({ uid: id, name: id, size: 0, object_key: `uploads/print-${id}` })
  const text = createPrintText()
  const fileOf = () =>
    pdfOf(
      pages,
      {
        ...text,
        derived: async () => null,
        original: async (id) => {
          const upload = uploadOf(id)
          const size = (await shop.files.head(upload.object_key))?.size ?? 0
          return storedOriginal(shop.files, { ...upload, size, end: { end: size, hasEnd: true, mask: null } })
        },
      },
      { title: 'Sixty photos', id: '0'.repeat(32), created: new Date(0), slug: null },
    )
  const putPhotos = async () => {
    for (let at = 0; at < PHOTOS; at += 1) {
      await shop.files.put(uploadOf(`p${at}`).object_key, jpeg({ scan: BYTES, width: 1000 + at }))
    }
  }

  it('is streamed while the writer holds less than 5 MB, and has the length that was said', async () => {
    await putPhotos()
    const file = await fileOf()
    expect(file.held).toBeLessThan(5_000_000)
    expect(file.length).toBeGreaterThan(PHOTOS * BYTES)
    await storeFile(shop.files, 'print/sixty.pdf', file, 'sixty.pdf')
    expect((await shop.files.head('print/sixty.pdf'))?.size).toBe(file.length)
  })

  it('leaves no object if a photo changes while it is written', async () => {
    await putPhotos()
    await shop.files.delete('print/sixty.pdf')
    const file = await fileOf()
    const changed = jpeg({ scan: BYTES, width: 5000 })
    await shop.files.put(uploadOf('p30').object_key, changed)
    await expect(storeFile(shop.files, 'print/sixty.pdf', file, 'sixty.pdf')).rejects.toThrow(
      'The photo "p30" has changed while it was printed.',
    )
    expect(await shop.files.head('print/sixty.pdf')).toBeNull()
  })
})
