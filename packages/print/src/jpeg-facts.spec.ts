import { describe, expect, test } from 'vitest'
import { type JpegFacts, jpegFacts } from './jpeg-facts'
import { adobeSegment, exifSegment, iccProfile, iccSegment, jpegFile, segment } from './testing/jpeg-file'

const PLAIN: JpegFacts = {
  width: 1200,
  height: 900,
  components: 3,
  orientation: 1,
  progressive: false,
  adobe: false,
  plainRgb: false,
  profile: null,
}

describe('the facts of a JPEG', () => {
  test('are its size and components, as its frame has them', () => {
    expect(jpegFacts(jpegFile())).toEqual(PLAIN)
    expect(jpegFacts(jpegFile({ width: 5000, height: 300, components: 1 }))).toEqual({
      ...PLAIN,
      width: 5000,
      height: 300,
      components: 1,
    })
  })

  test.each([
    [0xc0, false],
    [0xc1, false],
    [0xc2, true],
  ])('of the frame %i say whether it is progressive', (frame, progressive) => {
    expect(jpegFacts(jpegFile({ frame }))).toMatchObject({ progressive })
  })

  test.each([1, 2, 3, 4, 5, 6, 7, 8])('have the orientation %i in both byte orders', (orientation) => {
    for (const little of [false, true]) {
      expect(jpegFacts(jpegFile({ before: exifSegment(orientation, { little }) }))).toMatchObject({ orientation })
    }
  })

  test('have the first orientation of several, and the normal one where it makes no sense', () => {
    expect(jpegFacts(jpegFile({ before: [...exifSegment(6), ...exifSegment(3)] }))).toMatchObject({ orientation: 6 })
    expect(jpegFacts(jpegFile({ before: exifSegment(0) }))).toMatchObject({ orientation: 1 })
    expect(jpegFacts(jpegFile({ before: exifSegment(9) }))).toMatchObject({ orientation: 1 })
  })

  test('of a cut Exif block are those of a photo without it', () => {
    const whole = exifSegment(6).slice(4)
    for (let length = 0; length < whole.length; length += 1) {
      const facts = jpegFacts(jpegFile({ before: segment(0xe1, whole.slice(0, length)) }))
      expect([1, 6]).toContain(facts?.orientation)
    }
  })

  test('have a profile from parts in any order', () => {
    const profile = iccProfile('RGB ')
    const parts = [profile.slice(0, 100), profile.slice(100, 130), profile.slice(130)]
    const [one, two, three] = parts.map((bytes, at) => iccSegment(at + 1, 3, bytes))
    const shuffled = [...(three ?? []), ...(one ?? []), ...(two ?? [])]
    expect(jpegFacts(jpegFile({ before: shuffled }))?.profile).toEqual(Uint8Array.from(profile))
    expect(jpegFacts(jpegFile({ after: shuffled }))?.profile).toEqual(Uint8Array.from(profile))
  })

  test('leave out a profile with a missing part', () => {
    expect(jpegFacts(jpegFile({ before: iccSegment(2, 2, iccProfile('RGB ')) }))?.profile).toBeNull()
  })

  test.each([
    [1, 'GRAY'],
    [3, 'RGB '],
    [4, 'CMYK'],
  ])('of %i components have a profile of %s only', (components, space) => {
    for (const other of ['GRAY', 'RGB ', 'CMYK']) {
      const facts = jpegFacts(jpegFile({ components, before: iccSegment(1, 1, iccProfile(other)) }))
      expect(facts?.profile !== null).toBe(other === space)
    }
  })

  test('say whether Adobe wrote it, and whether its components are plain red, green and blue', () => {
    const ids = [82, 71, 66]
    expect(jpegFacts(jpegFile({ components: 4, before: adobeSegment(2) }))).toMatchObject({ adobe: true })
    expect(jpegFacts(jpegFile({ ids }))).toMatchObject({ plainRgb: true })
    expect(jpegFacts(jpegFile({ ids, before: adobeSegment(0) }))).toMatchObject({ plainRgb: false, adobe: true })
  })

  test('are read past fill bytes', () => {
    expect(jpegFacts(jpegFile({ before: [0xff, 0xff, ...exifSegment(8)] }))).toMatchObject({ orientation: 8 })
  })

  test('are not known before the scan, and never from less than the whole header', () => {
    const file = jpegFile({ before: exifSegment(6), data: 0 })
    const scan = file.lastIndexOf(0xda)
    for (let length = 0; length < scan; length += 1) expect(jpegFacts(file.subarray(0, length))).toBeNull()
    expect(jpegFacts(file)).toMatchObject({ orientation: 6 })
  })

  test.each([
    ['a lossless one', jpegFile({ frame: 0xc3 }), 'is a JPEG of a kind that PDFs do not have (SOF3)'],
    ['an arithmetic one', jpegFile({ frame: 0xc9 }), 'is a JPEG of a kind that PDFs do not have (SOF9)'],
    ['one of 12 bits', jpegFile({ frame: 0xc1, precision: 12 }), 'is a JPEG of 12 bits'],
    ['one of two components', jpegFile({ components: 2 }), 'is a JPEG of 2 colour components'],
    ['one without a height', jpegFile({ height: 0 }), 'is a JPEG without a size'],
    ['one without a frame', Uint8Array.of(0xff, 0xd8, 0xff, 0xd9), 'is a JPEG without a picture'],
    ['one with garbage', Uint8Array.of(0xff, 0xd8, 1, 2, 3, 4), 'is a damaged JPEG'],
    ['a PNG', Uint8Array.of(0x89, 0x50, 0x4e, 0x47), 'is not a JPEG'],
  ])('of %s are refused', (_, file, message) => {
    const bytes = file.length < 8 && file[3] === 0xd9 ? Uint8Array.of(...file, 0, 0) : file
    expect(() => jpegFacts(bytes)).toThrow(message)
  })
})
