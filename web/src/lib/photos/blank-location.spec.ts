import { bytesSource } from '@kea/photo/byte-source'
import { readJpegFacts } from '@kea/photo/jpeg-facts'
import { readJpegParts } from '@kea/photo/jpeg-parts'
import { describe, expect, it } from 'vitest'
import { exifWithGps, jpegBytes, photoFile, xmp } from '~/editor/testing/photo-files'
import { readPhoto } from './read-photo'

const ascii = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))
const text = (bytes: Uint8Array) => new TextDecoder('latin1').decode(bytes)
const join = (...parts: Uint8Array[]) => new Uint8Array(parts.flatMap((part) => [...part]))

/** As it would be uploaded. */
async function sent(bytes: Uint8Array<ArrayBuffer>, name = 'lake.jpg'): Promise<Uint8Array> {
  const after = new Uint8Array(await (await readPhoto(photoFile(bytes.slice(), name))).file.arrayBuffer())
  expect(after).toHaveLength(bytes.length)
  return after
}

const picture = async (bytes: Uint8Array) => {
  const end = (await readJpegParts(bytesSource(bytes)))?.end ?? 0
  return text(bytes.subarray(text(bytes).indexOf('\xff\xda'), end))
}

const CITY = ascii('Photoshop 3.0\x008BIM\x04\x04\0\0\0\0\0\x0f\x1c\x02\x5a\0\x0aWellington\0')

describe('the place where a photo was made does not survive', () => {
  const places = /Wellington|41[.+]28|-41|GPS|\x88\x25|xyz|loci/i
  const atom = (name: string, data: string) => ascii(`\0\0\0${String.fromCharCode(data.length + 8)}${name}${data}`)
  const drone = '<a:b drone-dji:Latitude="-41.28"/>'

  it.each([
    ['in EXIF of a second picture', jpegBytes({ before: [{ marker: 0xe1, data: exifWithGps(1) }] })],
    ['in XMP of a second picture', jpegBytes({ before: [{ marker: 0xe1, data: xmp(drone) }] })],
    ['in IPTC of a second picture', jpegBytes({ before: [{ marker: 0xed, data: CITY }] })],
    ['in the ©xyz atom of a film', join(atom('ftyp', 'mp42'), atom('\xa9xyz', '\0\x12\x15\xc7-41.28+174.77/'))],
    ['in the loci atom of a film', join(atom('ftyp', 'mp42'), atom('loci', '\0\0\0\0\x15\xc7Wellington\0'))],
    ['in a film of an iPhone', atom('data', 'com.apple.quicktime.location.ISO6709-41.28+174.77/')],
  ])('behind its end %s', async (_, behind) => {
    const before = jpegBytes({ behind })
    const after = await sent(before)
    expect(text(after)).not.toMatch(places)
    expect(await picture(after)).toBe(await picture(before))
    expect(text(after).endsWith('\xff\xd9')).toBe(true)
  })

  it('in extended XMP that is cut within its name', async () => {
    const part = (text: string) =>
      ascii(`http://ns.adobe.com/xmp/extension/\0${'A'.repeat(32)}\0\0\0\x30\0\0\0\0${text}`)
    const before = jpegBytes({
      before: [
        { marker: 0xe1, data: part('<a:b exif:GPSLati') },
        { marker: 0xe1, data: part('tude="41,17.3S" c="Wellington"/>') },
      ],
    })
    const after = text(await sent(before))
    expect(after).not.toMatch(/GPSLati|41,17|Wellington/)
    expect(after).toContain(`${'A'.repeat(32)}\0\0\0\x30\0\0\0\0   `)
  })

  it('in IPTC, in content credentials, in a camera’s track', async () => {
    const before = jpegBytes({
      before: [
        { marker: 0xed, data: CITY },
        { marker: 0xeb, data: ascii('JP\0\0 exif:GPSLatitude 41.28') },
        { marker: 0xe6, data: ascii('GoPro\0GPS5 41.28') },
      ],
    })
    expect(text(await sent(before))).not.toMatch(places)
  })

  it('in XMP and IPTC within EXIF', async () => {
    const inside = [
      [0x12, 0x01, 3, 0, 1, 0, 0, 0, 8, 0, 0, 0],
      [0xbc, 0x02, 1, 0, 10, 0, 0, 0, 62, 0, 0, 0],
      [0xbb, 0x83, 7, 0, 10, 0, 0, 0, 62, 0, 0, 0],
      [0x03, 0x90, 2, 0, 4, 0, 0, 0, 0x32, 0x30, 0x32, 0x36],
    ].flat()
    const tiff = [0x49, 0x49, 42, 0, 8, 0, 0, 0, 4, 0, ...inside, 0, 0, 0, 0, ...ascii('Wellington')]
    const data = join(ascii('Exif\0\0'), new Uint8Array(tiff))
    const after = await sent(jpegBytes({ before: [{ marker: 0xe1, data }] }))
    expect(text(after)).not.toContain('Wellington')
    expect((await readJpegFacts(bytesSource(after)))?.orientation).toBe(8)
    expect(text(after)).toContain('2026')
  })

  it('in an EXIF block that claims more than it holds', async () => {
    const pointers = Array.from({ length: 5_000 }, () => [0x88, 0x25, 0, 4, 0, 0, 0, 1, 0, 0, 0, 8]).flat()
    const tiff = [0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0x13, 0x88, ...pointers, 0, 0, 0, 0]
    const data = join(ascii('Exif\0\0'), new Uint8Array(tiff))
    const after = await sent(jpegBytes({ before: [{ marker: 0xe1, data }] }))
    const [block] = (await readJpegParts(bytesSource(after)))?.segments ?? []
    expect(after.subarray((block?.start ?? 0) + 10, block?.end).every((byte) => byte === 0)).toBe(true)
  })
})

describe('what a print needs of a photo stays', () => {
  it('its colours: JFIF, the profile, Adobe’s transform', async () => {
    const before = jpegBytes({
      before: [
        { marker: 0xe0, data: ascii('JFIF\0\x01\x02\0\0\x48\0\x48\0\0') },
        { marker: 0xe2, data: ascii('ICC_PROFILE\0\x01\x01 a profile of Wellington') },
        { marker: 0xee, data: ascii('Adobe\0\x64\0\0\0\0\x01') },
      ],
    })
    expect(await sent(before)).toEqual(before)
  })
})
