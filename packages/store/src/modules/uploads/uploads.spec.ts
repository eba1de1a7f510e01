import { describe, expect, it } from 'vitest'
import { exif, type JpegFacts, jpeg, png, webp, words } from '../../testing/test-images'
import { createTestShop, STRANGER, type TestShop } from '../../testing/test-shop'
import { createShopper } from '../../testing/test-shopper'

const shop = createTestShop()
const shopper = createShopper(shop)

const bytes = (text: string) => new TextEncoder().encode(text)
const status = (uid: string) => shop.request(`/uploads/${uid}`).then((answer) => answer.json<Record<string, unknown>>())
const sha256 = async (file: Uint8Array<ArrayBuffer>) =>
  [...new Uint8Array(await crypto.subtle.digest('SHA-256', file))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')

const refusalOf = async (answer: Response) => [answer.status, (await answer.json<{ code: string }>()).code]

/** Larger than one part and smaller than two. */
const large = () => jpeg({ scan: 9_000_000 })

/** An upload whose parts are one object in R2 while its row does not have it yet. */
async function assembled(where: TestShop, guest: ReturnType<typeof createShopper>): Promise<string> {
  const file = jpeg()
  const { uid } = await (await guest.startUpload(file.length)).json<{ uid: string }>()
  await guest.putPart(uid, 0, file)
  const row = await where.db
    .prepare('SELECT object_key, object_upload, etag FROM uploads JOIN upload_parts ON upload_uid = uid WHERE uid = ?')
    .bind(uid)
    .first<{ object_key: string; object_upload: string; etag: string }>()
  await where.files
    .resumeMultipartUpload(row?.object_key ?? '', row?.object_upload ?? '')
    .complete([{ partNumber: 1, etag: row?.etag ?? '' }])
  return uid
}

describe('an upload', () => {
  it('comes in parts, continues after a break, and is the shopper’s file byte for byte', async () => {
    const file = large()
    const { uid, partSize } = await (await shopper.startUpload(file.length)).json<{ uid: string; partSize: number }>()
    expect(partSize).toBe(8_388_608)
    expect((await shopper.putPart(uid, 1, file)).status).toBe(204)
    expect(await status(uid)).toEqual({ uid, size: file.length, partSize, parts: [1], complete: false })
    expect(await refusalOf(await shopper.complete(uid))).toEqual([409, 'PARTS_MISSING'])
    expect((await shopper.putPart(uid, 0, file)).status).toBe(204)
    expect((await shopper.putPart(uid, 0, file)).status).toBe(204)
    const done = await shopper.complete(uid)
    expect([done.status, await done.json()]).toEqual([200, { uid, width: 1200, height: 900, type: 'image/jpeg' }])
    expect(await status(uid)).toMatchObject({ complete: true, parts: [0, 1], width: 1200 })
    const back = await (await shop.request(`/media/uploads/${uid}`)).bytes()
    expect(await sha256(back as Uint8Array<ArrayBuffer>)).toBe(await sha256(file))
  })

  it('may be completed twice, even concurrently', async () => {
    const file = jpeg()
    const { uid } = await (await shopper.startUpload(file.length)).json<{ uid: string }>()
    await shopper.putPart(uid, 0, file)
    const [first, second] = await Promise.all([shopper.complete(uid), shopper.complete(uid)])
    expect([first.status, second.status]).toEqual([200, 200])
    expect(await first.json()).toEqual(await second.json())
  })

  it('is completed again if its parts were joined before the answer was lost', async () => {
    expect((await shopper.complete(await assembled(shop, shopper))).status).toBe(200)
  })

  it('leaves no object behind if its parts were joined before the answer was lost', async () => {
    const other = createTestShop()
    const guest = createShopper(other)
    const [removed, forgotten] = [await assembled(other, guest), await assembled(other, guest)]
    expect((await other.request(`/uploads/${removed}`, { method: 'DELETE' })).status).toBe(204)
    await other.tick(8)
    expect(await other.files.head(`uploads/${removed}`)).toBeNull()
    expect(await other.files.head(`uploads/${forgotten}`)).toBeNull()
  })

  it('has its visible size: orientation is applied, and its image data are stored for the printer', async () => {
    const file = jpeg({ width: 1200, height: 900, orientation: 6 })
    const answer = await shopper.send(file)
    const { uid, ...size } = await answer.json<{ uid: string }>()
    expect(size).toEqual({ width: 900, height: 1200, type: 'image/jpeg' })
    const facts = await shop.db.prepare('SELECT facts FROM uploads WHERE uid = ?').bind(uid).first<string>('facts')
    const stored = { type: 'image/jpeg', width: 1200, height: 900, orientation: 6, components: 3 }
    const colours = { progressive: false, adobe: null, plainRgb: false, profile: null, rare: null }
    const end = { end: file.length, hasEnd: true, missingPixels: 0, mask: null, hasTrailer: false, hasPosition: false }
    expect(JSON.parse(facts ?? '')).toEqual({ ...stored, ...colours, ...end })
  })

  it.each([
    ['PNG', png(800, 600), { width: 800, height: 600, type: 'image/png' }],
    ['WebP', webp(640, 480), { width: 640, height: 480, type: 'image/webp' }],
    ['CMYK JPEG', jpeg({ components: 4 }), { width: 1200, height: 900, type: 'image/jpeg' }],
    ['progressive JPEG', jpeg({ frame: 0xc2 }), { width: 1200, height: 900, type: 'image/jpeg' }],
    ['JPEG of two scans', jpeg({ xmpBetweenScans: '<x/>' }), { width: 1200, height: 900, type: 'image/jpeg' }],
    [
      'JPEG that our page has emptied behind its end',
      jpeg({ trailer: new Uint8Array([...Array(500).fill(0), 0xff, 0xd9]) }),
      { width: 1200, height: 900, type: 'image/jpeg' },
    ],
    [
      'JPEG with zeros behind it',
      jpeg({ trailer: new Uint8Array(300_000) }),
      { width: 1200, height: 900, type: 'image/jpeg' },
    ],
  ])('may be a %s', async (_, file, facts) => {
    const answer = await shopper.send(file)
    expect([answer.status, await answer.json()]).toEqual([200, { uid: expect.any(String), ...facts }])
  })

  it('is checked against its announced hash', async () => {
    const file = jpeg()
    expect((await shopper.send(file, { sha256: await sha256(file) })).status).toBe(200)
    expect(await refusalOf(await shopper.send(file, { sha256: '0'.repeat(64) }))).toEqual([422, 'CHECKSUM'])
  })

  it('can be deleted', async () => {
    const uid = await shopper.upload()
    expect((await shop.request(`/uploads/${uid}`, { method: 'DELETE' })).status).toBe(204)
    expect((await shop.request(`/uploads/${uid}`)).status).toBe(404)
    expect(await shop.files.head(`uploads/${uid}`)).toBeNull()
  })

  it('that is not completed is removed after seven days', async () => {
    const forgotten = createTestShop()
    const guest = createShopper(forgotten)
    const uid = await guest.upload()
    await guest.startUpload(500)
    await forgotten.tick(6)
    expect((await forgotten.request(`/uploads/${uid}`)).status).toBe(200)
    await forgotten.tick(2)
    expect((await forgotten.request(`/uploads/${uid}`)).status).toBe(404)
    expect(await forgotten.files.head(`uploads/${uid}`)).toBeNull()
  })
})

describe('a refused file', () => {
  const of = (facts: JpegFacts) => jpeg(facts)
  const place = {
    exif: (name: string) => ({ name, data: exif(1, [36, 50, 0]).slice(6) }),
    xmp: (name: string) => ({ name, data: words('<x exif:GPSLatitude="36,50.5S"/>') }),
  }
  /** Beyond the first read of the file. */
  function farBehind(): Uint8Array {
    const trailer = new Uint8Array(9_000_000)
    trailer.set(bytes('here'), 8_000_000)
    return trailer
  }
  it.each([
    ['is no image', bytes('<html>not a photo</html>'), 415, 'NOT_AN_IMAGE'],
    ['is an SVG', bytes('<svg xmlns="http://www.w3.org/2000/svg"/>'), 415, 'NOT_AN_IMAGE'],
    ['is a GIF', bytes('GIF89a..........................'), 415, 'NOT_AN_IMAGE'],
    ['has 1 × 1 pixels', of({ width: 1, height: 1 }), 422, 'TOO_SMALL'],
    ['has 20,000 × 15,000 pixels', of({ width: 20_000, height: 15_000 }), 422, 'TOO_MANY_PIXELS'],
    ['has 12,000 × 12,000 pixels', png(12_000, 12_000), 422, 'TOO_MANY_PIXELS'],
    ['is a PNG of more than 40 million pixels', png(8_000, 5_001), 422, 'TOO_MANY_PIXELS'],
    ['is an animated PNG', png(800, 600, { chunk: { name: 'acTL', data: [0, 0, 0, 2, 0, 0, 0, 0] } }), 422, 'ANIMATED'],
    ['is an animated WebP', webp(800, 600, { chunk: { name: 'ANIM', data: [0, 0, 0, 0, 0, 0] } }), 422, 'ANIMATED'],
    ['is a HEIC', bytes('\0\0\0\x18ftypheic\0\0\0\0mif1heic............'), 415, 'NOT_AN_IMAGE'],
    ['is a JPEG cut off in its pixels', of({ end: false }), 422, 'TRUNCATED'],
    ['is a large JPEG cut off in its pixels', of({ end: false, scan: 700_000 }), 422, 'TRUNCATED'],
    ['is a JPEG cut off in its headers', jpeg().slice(0, 60), 422, 'TRUNCATED'],
    ['is a PNG cut off', png(800, 600, { end: false }), 422, 'TRUNCATED'],
    ['is a WebP cut off', webp(800, 600, { missing: 50 }), 422, 'TRUNCATED'],
    ['is a JPEG of a rare kind', of({ frame: 0xc3 }), 422, 'RARE_JPEG'],
    ['is nothing but a JPEG’s first bytes', new Uint8Array([0xff, 0xd8, 0xff, 0xd9, 0, 0, 0, 0]), 422, 'UNREADABLE'],
    ['says in Exif where it was taken', of({ gps: [36, 50, 0] }), 422, 'HAS_POSITION'],
    ['says between its scans where', of({ xmpBetweenScans: '<x exif:GPSLatitude="36,50.5S"/>' }), 422, 'HAS_POSITION'],
    ['has a second picture behind it', of({ trailer: of({ gps: [36, 50, 0] }) }), 422, 'MORE_THAN_A_PHOTO'],
    ['has a film behind it', of({ trailer: bytes('....ftypmp42©xyz-36.85+174.76/') }), 422, 'MORE_THAN_A_PHOTO'],
    ['has a word far behind it', of({ trailer: farBehind() }), 422, 'MORE_THAN_A_PHOTO'],
    ['is a PNG that says in EXIF where', png(800, 600, { chunk: place.exif('eXIf') }), 422, 'HAS_POSITION'],
    ['is a PNG that says in XMP where', png(800, 600, { chunk: place.xmp('iTXt') }), 422, 'HAS_POSITION'],
    ['is a PNG with a packed text', png(800, 600, { chunk: { name: 'zTXt', data: [65, 0, 0] } }), 422, 'HAS_POSITION'],
    ['is a PNG with words behind it', png(800, 600, { behind: 'here' }), 422, 'MORE_THAN_A_PHOTO'],
    ['is a WebP that says in EXIF where', webp(800, 600, { chunk: place.exif('EXIF') }), 422, 'HAS_POSITION'],
    ['is a WebP that says in XMP where', webp(800, 600, { chunk: place.xmp('XMP ') }), 422, 'HAS_POSITION'],
    ['is a WebP with words behind it', webp(800, 600, { behind: 'here' }), 422, 'MORE_THAN_A_PHOTO'],
    [
      'says in an element of XMP where',
      of({ xmp: '<exif:GPSLongitude>174,45.9E</exif:GPSLongitude>' }),
      422,
      'HAS_POSITION',
    ],
    ['says in a drone’s XMP where', of({ xmp: '<x drone-dji:GpsLatitude="-36.85"/>' }), 422, 'HAS_POSITION'],
    ['says in XMP where it was taken', of({ xmp: '<x exif:GPSLatitude="36,50.5S"/>' }), 422, 'HAS_POSITION'],
  ])('%s', async (_, file, code, name) => {
    const answer = await shopper.send(file)
    const { uid } = await shop.db
      .prepare('SELECT uid FROM uploads ORDER BY rowid DESC LIMIT 1')
      .first<{ uid: string }>()
      .then((row) => row ?? { uid: '' })
    expect(await refusalOf(answer)).toEqual([code, name])
    expect(await shop.files.head(`uploads/${uid}`)).toBeNull()
  })

  it('is not stored, even if a design was saved while it was being uploaded', async () => {
    const file = of({ gps: [36, 50, 0] })
    const { uid } = await (await shopper.startUpload(file.length)).json<{ uid: string }>()
    await shopper.save({
      product_type: 'uploadchoice',
      sku: 'canvas-print',
      tool_data: JSON.stringify(shopper.document(uid)),
    })
    await shopper.putPart(uid, 0, file)
    expect(await refusalOf(await shopper.complete(uid))).toEqual([422, 'HAS_POSITION'])
    expect(await shop.files.head(`uploads/${uid}`)).toBeNull()
    expect((await shop.request(`/uploads/${uid}`)).status).toBe(404)
  })

  it('with a blanked position is accepted', async () => {
    const file = of({ gps: [0, 0, 0], xmp: '<x exif:GPSLatitude="          "/>' })
    expect((await shopper.send(file)).status).toBe(200)
  })
})

describe('a refused request', () => {
  it.each([
    ['200 MB', { name: 'a.jpg', type: 'image/jpeg', size: 200_000_000 }, 413, 'TOO_LARGE'],
    ['a type that is no photo', { name: 'a.html', type: 'text/html', size: 10 }, 415, 'NOT_AN_IMAGE'],
    ['a PDF of 11 MB', { name: 'a.pdf', type: 'application/pdf', size: 11_000_000 }, 413, 'TOO_LARGE'],
    ['no size', { name: 'a.jpg' }, 400, 'BAD_REQUEST'],
    ['a size of nothing', { name: 'a.jpg', size: 0 }, 400, 'BAD_REQUEST'],
    ['a size that is no whole number', { name: 'a.jpg', size: 1.5 }, 400, 'BAD_REQUEST'],
    ['no object', 'photo', 400, 'BAD_REQUEST'],
  ])('announces %s', async (_, body, code, name) => {
    const answer = await shop.request('/uploads', { method: 'POST', body: JSON.stringify(body) })
    expect(await refusalOf(answer)).toEqual([code, name])
  })

  it('streams without end', async () => {
    let read = 0
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        read += 1
        controller.enqueue(new Uint8Array(5_000).fill(32))
        if (read === 100) controller.close()
      },
    })
    const answer = await shop.request('/uploads', { method: 'POST', body: endless })
    expect(await refusalOf(answer)).toEqual([413, 'REQUEST_SIZE'])
    expect(read).toBeLessThan(10)
  })

  it('sends a part with a wrong length, or one that does not exist', async () => {
    const file = jpeg()
    const { uid } = await (await shopper.startUpload(file.length)).json<{ uid: string }>()
    const put = (n: number, body: Uint8Array<ArrayBuffer>) =>
      shop.request(`/uploads/${uid}/parts/${n}`, {
        method: 'PUT',
        headers: { 'content-length': String(body.length) },
        body,
      })
    expect(await refusalOf(await put(0, file.slice(1)))).toEqual([400, 'PART_SIZE'])
    expect(await refusalOf(await put(0, new Uint8Array(file.length + 1)))).toEqual([413, 'PART_SIZE'])
    expect(await refusalOf(await put(1, file))).toEqual([400, 'NO_SUCH_PART'])
    expect((await shop.request(`/uploads/${uid}/parts/-1`, { method: 'PUT', body: file })).status).toBe(404)
    expect(await status(uid)).toMatchObject({ parts: [] })
  })

  it('stops in the middle of a part, and the part can be sent again', async () => {
    const file = jpeg({ scan: 100_000 })
    const { uid } = await (await shopper.startUpload(file.length)).json<{ uid: string }>()
    const broken = new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(file.slice(0, 50_000))
        controller.close()
      },
    })
    const answer = await shop.request(`/uploads/${uid}/parts/0`, { method: 'PUT', body: broken })
    expect(await refusalOf(answer)).toEqual([400, 'PART_BROKEN'])
    expect((await shopper.putPart(uid, 0, file)).status).toBe(204)
    expect((await shopper.complete(uid)).status).toBe(200)
  })

  it('has no guest key', async () => {
    const answer = await shop.request(
      '/uploads',
      { method: 'POST', body: JSON.stringify({ name: 'a', size: 9 }) },
      null,
    )
    expect(await refusalOf(answer)).toEqual([403, 'NO_OWNER'])
  })

  it.each([
    ['PUT', '/uploads', 405],
    ['POST', `/uploads/${'a'.repeat(32)}`, 405],
    ['GET', '/uploads/../../etc', 404],
    ['GET', `/uploads/${'a'.repeat(32)}`, 404],
  ])('calls %s %s', async (method, path, code) => {
    expect((await shop.request(path, { method })).status).toBe(code)
  })
})

describe('a private file', () => {
  it('is served to its owner only, typed by its bytes and never executed', async () => {
    const uid = await shopper.upload(png(800, 600))
    const mine = await shop.request(`/media/uploads/${uid}`)
    expect(mine.status).toBe(200)
    expect(Object.fromEntries(mine.headers)).toMatchObject({
      'content-type': 'image/png',
      'content-disposition': 'inline; filename="photo.png"',
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, max-age=86400, immutable',
      'content-security-policy': "default-src 'none'; sandbox",
    })
    for (const key of [STRANGER, null]) {
      expect((await shop.request(`/media/uploads/${uid}`, {}, key)).status).toBe(404)
      expect((await shop.request(`/uploads/${uid}`, {}, key)).status).toBe(404)
      expect((await shop.request(`/uploads/${uid}`, { method: 'DELETE' }, key)).status).toBe(404)
    }
  })

  it('is not served before it is complete', async () => {
    const file = jpeg()
    const { uid } = await (await shopper.startUpload(file.length)).json<{ uid: string }>()
    await shopper.putPart(uid, 0, file)
    expect((await shop.request(`/media/uploads/${uid}`)).status).toBe(404)
  })

  it('can be read in ranges and is not sent twice', async () => {
    const file = jpeg()
    const uid = await shopper.upload(file)
    const get = (headers: Record<string, string>) => shop.request(`/media/uploads/${uid}`, { headers })
    const part = await get({ range: 'bytes=2-5' })
    expect([part.status, part.headers.get('content-range'), [...(await part.bytes())]]).toEqual([
      206,
      `bytes 2-5/${file.length}`,
      [...file.subarray(2, 6)],
    ])
    const tail = await get({ range: 'bytes=-2' })
    expect([tail.headers.get('content-range'), [...(await tail.bytes())]]).toEqual([
      `bytes ${file.length - 2}-${file.length - 1}/${file.length}`,
      [0xff, 0xd9],
    ])
    const beyond = await get({ range: `bytes=${file.length}-` })
    expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, `bytes */${file.length}`])
    const etag = (await get({})).headers.get('etag') ?? ''
    expect((await get({ 'if-none-match': etag })).status).toBe(304)
    const plain = await get({ 'if-none-match': 'no entity tag', 'if-match': 'none' })
    expect([plain.status, (await plain.bytes()).length]).toEqual([200, file.length])
  })
})
