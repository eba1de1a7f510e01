import { bytesSource } from '@kea/photo/byte-source'
import { readJpegFacts } from '@kea/photo/jpeg-facts'
import { maskFile } from '@kea/photo/testing/mask-file'
import exifr from 'exifr'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { exifWithGps, heif, hugeFile, jpegBytes, photoFile, pngBytes, xmp } from '~/editor/testing/photo-files'
import { PhotoRefused } from './photo-refusal'
import { readPhoto } from './read-photo'

const GPS_PACKET =
  '<rdf:Description exif:GPSLatitude="41,17.3S" drone-dji:GpsLongitude=\'+174.7\' xmp:Rating="5"><exif:GPSAltitude>12/1</exif:GPSAltitude></rdf:Description>'

const withLocation = () =>
  jpegBytes({
    before: [
      { marker: 0xe1, data: exifWithGps(6) },
      { marker: 0xe1, data: xmp(GPS_PACKET) },
    ],
  })

const bytesOf = async (blob: Blob) => new Uint8Array(await blob.arrayBuffer())
const text = (bytes: Uint8Array) => new TextDecoder('latin1').decode(bytes)

/** From the start of the scan to the end of the image. */
const picture = (bytes: Uint8Array) => bytes.subarray(text(bytes).indexOf('\xff\xda'))

describe('a photo that can be printed', () => {
  it('is read with its size as it is shown', async () => {
    const plain = await readPhoto(photoFile(jpegBytes({ width: 3000, height: 2000 })))
    expect(plain).toMatchObject({ type: 'image/jpeg', widthPx: 3000, heightPx: 2000, name: 'lake.jpg' })
    const turned = jpegBytes({ width: 3000, height: 2000, before: [{ marker: 0xe1, data: exifWithGps(6) }] })
    expect(await readPhoto(photoFile(turned))).toMatchObject({ widthPx: 2000, heightPx: 3000 })
  })

  it('has the size of the sent file, also after an invalid block is zeroed', async () => {
    const turned = [0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0]
    const pointers = Array.from({ length: 5_000 }, () => [0x88, 0x25, 0, 4, 0, 0, 0, 1, 0, 0, 0, 8]).flat()
    const tiff = [0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0x13, 0x89, ...turned, ...pointers, 0, 0, 0, 0]
    const data = Uint8Array.from([...'Exif\0\0'].map((letter) => letter.charCodeAt(0)).concat(tiff))
    const file = jpegBytes({ width: 3000, height: 2000, before: [{ marker: 0xe1, data }] })
    expect(await readPhoto(photoFile(file))).toMatchObject({ widthPx: 3000, heightPx: 2000 })
  })

  it('keeps its length and every byte of its picture when its location is taken out', async () => {
    const before = withLocation()
    const after = await bytesOf((await readPhoto(photoFile(withLocation()))).file)
    expect(after.length).toBe(before.length)
    expect(picture(after)).toEqual(picture(before))
  })

  it('loses its location, and keeps its orientation', async () => {
    const after = await bytesOf((await readPhoto(photoFile(withLocation()))).file)
    expect(text(after)).not.toMatch(/gps/i)
    expect(text(after)).toContain('xmp:Rating="5"')
    // 41, 17 and 20 as the rationals they were.
    expect(text(after)).not.toContain('\0\0\0\x29\0\0\0\x01\0\0\0\x11')
    expect(text(after)).not.toContain('\x88\x25')
    expect((await readJpegFacts(bytesSource(after)))?.orientation).toBe(6)
  })

  it('without a location is uploaded byte for byte', async () => {
    const packet = { marker: 0xe1, data: xmp('<rdf:Description xmp:Rating="5"/>') }
    const plain = () => jpegBytes({ before: [packet] })
    expect(await bytesOf((await readPhoto(photoFile(plain()))).file)).toEqual(plain())
  })

  it('has the digest of the sent bytes', async () => {
    const photo = await readPhoto(photoFile(withLocation()))
    const sum = await crypto.subtle.digest('SHA-256', await photo.file.arrayBuffer())
    expect(photo.sha256).toBe(Buffer.from(sum).toString('hex'))
  })
})

describe('a photo with a mask, as a phone or our shop hands it over', () => {
  const half = { width: 300, height: 200, opacity: (x: number) => (x < 150 ? 0 : 255) }
  const withBehind = (jpeg: Uint8Array, behind: Uint8Array) => new Uint8Array(Buffer.concat([jpeg, behind]))
  const jpeg = () => jpegBytes({ width: 300, height: 200, before: [{ marker: 0xe1, data: xmp(GPS_PACKET) }] })

  it('keeps it byte for byte, while its location is taken out', async () => {
    const mask = maskFile(half)
    const after = await bytesOf((await readPhoto(photoFile(withBehind(jpeg(), mask)))).file)
    expect(after.subarray(-mask.length)).toEqual(mask)
    expect(text(after)).not.toMatch(/GPSLatitude/)
    expect((await readJpegFacts(bytesSource(after)))?.mask).toMatchObject({ width: 300, height: 200 })
  })

  it.each([
    ['of another size', maskFile({ ...half, width: 301 })],
    ['that breaks off', maskFile({ ...half, raw: new Uint8Array(301 * 100) })],
    ['that is none', maskFile({ ...half, name: 'film  mp' })],
  ])('loses one %s', async (_, behind) => {
    const after = await bytesOf((await readPhoto(photoFile(withBehind(jpeg(), behind)))).file)
    expect(text(after)).not.toMatch(/IHDR/)
    expect(await readJpegFacts(bytesSource(after))).toMatchObject({ mask: null, hasTrailer: false })
  })
})

describe('a photo of a camera', () => {
  const taken = { DateTimeOriginal: '2026:02:14 10:30:00', OffsetTimeOriginal: '+13:00' }
  const place = {
    GPSLatitudeRef: 'S',
    GPSLatitude: '41/1 17/1 20/1',
    GPSLongitudeRef: 'E',
    GPSLongitude: '174/1 46/1 0/1',
  }
  const camera = (exif: Record<string, string>) =>
    sharp({ create: { width: 60, height: 40, channels: 3, background: '#3a6' } })
      .withIccProfile('p3')
      .withExif({ IFD0: { Make: 'Kea' }, IFD2: exif, IFD3: place })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
  const read = async (exif: Record<string, string>) => readPhoto(photoFile(new Uint8Array(await camera(exif))))

  it('tells others neither place nor more than before, and keeps orientation, profile and date', async () => {
    const before = await exifr.parse(await camera(taken), { icc: true })
    expect(before).toMatchObject({ latitude: expect.closeTo(-41.289, 2), longitude: expect.closeTo(174.767, 2) })
    const { GPSLatitude, GPSLatitudeRef, GPSLongitude, GPSLongitudeRef, latitude, longitude, ...rest } = before
    const { file } = await read(taken)
    expect(await exifr.gps(await bytesOf(file))).toBeUndefined()
    expect(await exifr.parse(await bytesOf(file), { icc: true })).toEqual(rest)
    expect(rest).toMatchObject({ Orientation: 'Rotate 90 CW', Make: 'Kea', ColorSpaceData: 'RGB' })
  })

  it('knows when it was taken, in the time of the camera', async () => {
    expect((await read(taken)).takenAt).toBe('2026-02-14T10:30:00+13:00')
    expect((await read({ DateTimeOriginal: '2026:02:14 10:30:00' })).takenAt).toBe('2026-02-14T10:30:00')
  })

  it.each(['0000:00:00 00:00:00', '2026:13:40 10:30:00', '14 February 2026 ....'])(
    'has no date where the camera wrote %j',
    async (date) => {
      expect(await read({ DateTimeOriginal: date })).not.toHaveProperty('takenAt')
    },
  )
})

describe('a file that cannot be printed is refused with the reason', () => {
  const ascii = (text: string) => new TextEncoder().encode(text)
  const brand = (name: string) => new Uint8Array([0, 0, 0, 24, ...ascii(`ftyp${name}`), ...new Array(16).fill(0)])

  it.each([
    ['no image', photoFile(ascii('Dear Nan, here is the photo'), 'letter.jpg'), 'letter.jpg is not a picture'],
    ['an empty file', photoFile(new Uint8Array(0), 'a.jpg'), 'a.jpg is empty'],
    [
      'a JPEG without its end',
      photoFile(jpegBytes({ isCutOff: true })),
      '6,000,000 of its 6,000,000 pixels are missing',
    ],
    ['a JPEG that stops in its header', photoFile(jpegBytes().slice(0, 12)), 'is cut off'],
    ['a PNG without its end', photoFile(pngBytes(800, 600, { isCutOff: true }), 'a.png'), 'is cut off'],
    ['1 × 1 px', photoFile(jpegBytes({ width: 1, height: 1 })), 'has only 1 × 1 pixels'],
    ['20000 × 15000 px', photoFile(jpegBytes({ width: 20_000, height: 15_000 })), '20,000 × 15,000 pixels'],
    ['more than 120 million px', photoFile(pngBytes(15_000, 15_000), 'a.png'), '15,000 × 15,000 pixels'],
    ['a PNG of more than 40 million px', photoFile(pngBytes(8000, 5001), 'a.png'), 'only open JPEG files, not PNG'],
    ['a PNG of exactly 40 million px, which Node cannot decode', photoFile(pngBytes(8000, 5000), 'a.png'), 'damaged'],
    [
      'a HEIC of more than 40 million px',
      photoFile(heif('heic', 8000, 5001), 'a.heic'),
      'only open JPEG files, not HEIC',
    ],
    [
      'an AVIF of more than 40 million px',
      photoFile(heif('avif', 8000, 5001), 'a.avif'),
      'only open JPEG files, not AVIF',
    ],
    ['a HEIC without a picture', photoFile(brand('heic'), 'IMG_1.HEIC'), 'seems to be damaged'],
    ['a HEIC without its end', photoFile(heif('heic', 800, 600, 10), 'a.heic'), 'is cut off'],
    ['an animated AVIF', photoFile(heif('avis', 800, 600), 'a.avif'), 'is animated'],
    ['an animated PNG', photoFile(pngBytes(800, 600, { chunk: 'acTL' }), 'a.png'), 'is animated'],
    ['a GIF', photoFile(ascii('GIF89a'), 'a.gif'), 'too few colours'],
    ['an SVG', photoFile(ascii('<svg><script>alert(1)</script></svg>'), 'a.svg'), 'is an SVG drawing'],
  ])('%s', async (_, file, reason) => {
    const refused = readPhoto(file)
    await expect(refused).rejects.toThrow(PhotoRefused)
    await expect(refused).rejects.toThrow(reason)
  })

  it('200 MB, without reading it', async () => {
    await expect(readPhoto(hugeFile(200_000_000))).rejects.toThrow('huge.jpg has 200 MB; a photo may have up to 100 MB')
  })
})
