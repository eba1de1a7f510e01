import { deflateSync, inflateSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { bytesSource } from './byte-source'
import { readJpegFacts } from './jpeg-facts'
import { maskRows } from './mask-rows'
import { maskTrailer } from './photo-mask'
import { exifSegment, jpegFile } from './testing/jpeg-file'
import { type MaskParts, maskFile } from './testing/mask-file'

const [WIDTH, HEIGHT] = [300, 70]
/** A slope to the right, and a see-through corner. */
const opacity = (x: number, y: number): number => (x < 10 && y < 10 ? 0 : x % 256)

const withBehind = (jpeg: Uint8Array, behind: Uint8Array) => new Uint8Array(Buffer.concat([jpeg, behind]))
const JPEG = jpegFile({ width: WIDTH, height: HEIGHT })
const factsOf = (file: Uint8Array) => readJpegFacts(bytesSource(file))
const masked = (parts: Partial<MaskParts> = {}, jpeg = JPEG) =>
  withBehind(jpeg, maskFile({ width: WIDTH, height: HEIGHT, opacity, ...parts }))

describe('a mask behind a JPEG', () => {
  test('is known by its place, and is nothing that has to go', async () => {
    const file = masked()
    const facts = await factsOf(file)
    const { start = 0, end = 0 } = facts?.mask ?? {}
    expect(facts).toMatchObject({ width: 300, height: 70, end: JPEG.length, hasTrailer: false })
    expect(facts?.mask).toEqual({ width: 300, height: 70, start: JPEG.length + 41, end: file.length - 28 })
    const rows = inflateSync(file.subarray(start, end))
    expect([rows.length, rows[1], rows[301 * 20 + 1 + 200]]).toEqual([301 * 70, 0, 200])
  })

  test('that we write is read again, pixel by pixel', async () => {
    const rows = await maskRows(WIDTH, HEIGHT, (top, count) =>
      Uint8Array.from({ length: WIDTH * count }, (_, at) => opacity(at % WIDTH, top + Math.floor(at / WIDTH))),
    )
    const facts = await factsOf(withBehind(JPEG, maskTrailer(WIDTH, HEIGHT, rows)))
    expect(facts?.mask).toMatchObject({ width: 300, height: 70 })
    const filtered = inflateSync(rows)
    const values = new Uint8Array(WIDTH * HEIGHT)
    for (let y = 0; y < HEIGHT; y += 1)
      for (let x = 0; x < WIDTH; x += 1)
        values[y * WIDTH + x] = (filtered[y * 301 + 1 + x] ?? 0) + (y > 0 ? (values[(y - 1) * WIDTH + x] ?? 0) : 0)
    const found = [values[0], values[9 * 300 + 9], values[10 * 300 + 9], values[69 * 300 + 255], values[65 * 300 + 299]]
    expect(found).toEqual([0, 0, 9, 255, 43])
  })

  test('that cannot be read right now is not called false', async () => {
    const source = bytesSource(masked())
    const ahead = async (at: number) => {
      if (at > JPEG.length) throw new Error('The store did not answer')
      return source.ahead(at)
    }
    await expect(readJpegFacts({ ...source, ahead })).rejects.toThrow('The store did not answer')
  })

  test('is not there in an opaque photo', async () => {
    expect((await factsOf(JPEG))?.mask).toBeNull()
  })

  test.each<[string, Uint8Array]>([
    ['of another width', masked({ width: 299 })],
    ['of another height', masked({ height: 71 })],
    ['of 16 bits', masked({ bits: 16 })],
    ['in colour', masked({ colour: 2 })],
    ['that is interlaced', masked({ interlace: 1 })],
    ['with other words in it', masked({ extra: { name: 'tEXt', data: Buffer.from('place\0Piha') } })],
    ['with a row too few', masked({ raw: new Uint8Array(301 * 69) })],
    ['with a byte too many', masked({ raw: new Uint8Array(301 * 70 + 1) })],
    ['that grows to a hundred megabytes', masked({ raw: new Uint8Array(100_000_000) })],
    ['with a filter that does not exist', masked({ filter: 5 })],
    ['that cannot be unpacked', masked({ packed: Uint8Array.from({ length: 400 }, (_, at) => (at * 7) % 251) })],
    ['that breaks off', masked({ packed: deflateSync(new Uint8Array(301 * 70)).subarray(0, 20) })],
    ['with a wrong checksum', masked({ crc: 1 })],
    ['without rows', masked({ packed: new Uint8Array() })],
    ['of another name', masked({ name: 'KeaMask2' })],
    ['that says to be longer than it is', masked({ lie: 1 })],
    ['that says to be longer than the file', masked({ lie: 1_000_000 })],
    [
      'with something before it',
      withBehind(JPEG, Buffer.concat([Buffer.from('film'), maskFile({ width: 300, height: 70 })])),
    ],
    ['with something behind it', withBehind(masked(), Buffer.from('film'))],
    ['of a photo that is turned', masked({}, jpegFile({ width: WIDTH, height: HEIGHT, before: exifSegment(6) }))],
  ])('%s is none, and stays something that has to go', async (_, file) => {
    expect(await factsOf(file)).toMatchObject({ mask: null, hasTrailer: true })
  })
})
