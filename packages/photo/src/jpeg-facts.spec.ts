import { describe, expect, test } from 'vitest'
import { bytesSource } from './byte-source'
import { readProfile } from './icc-chunks'
import { type JpegHeadFacts, readJpegHeadFacts } from './jpeg-facts'
import { readJpegParts } from './jpeg-parts'
import { adobeSegment, exifSegment, iccProfile, iccSegment, jpegFile, segment } from './testing/jpeg-file'

const jpegFacts = (file: Uint8Array) => readJpegHeadFacts(bytesSource(file))

const PLAIN: JpegHeadFacts = {
  type: 'image/jpeg',
  width: 1200,
  height: 900,
  components: 3,
  orientation: 1,
  progressive: false,
  adobe: null,
  plainRgb: false,
  profile: null,
  rare: null,
}

describe('the facts of a JPEG', () => {
  test('are its size and components, as its frame has them', async () => {
    expect(await jpegFacts(jpegFile())).toEqual(PLAIN)
    expect(await jpegFacts(jpegFile({ width: 5000, height: 300, components: 1 }))).toEqual({
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
  ])('of the frame %i say whether it is progressive', async (frame, progressive) => {
    expect(await jpegFacts(jpegFile({ frame }))).toMatchObject({ progressive })
  })

  test.each([1, 2, 3, 4, 5, 6, 7, 8])('have the orientation %i in both byte orders', async (orientation) => {
    for (const little of [false, true]) {
      expect(await jpegFacts(jpegFile({ before: exifSegment(orientation, { little }) }))).toMatchObject({ orientation })
    }
  })

  test('have the first orientation of several, and the normal one where it makes no sense', async () => {
    expect(await jpegFacts(jpegFile({ before: [...exifSegment(6), ...exifSegment(3)] }))).toMatchObject({
      orientation: 6,
    })
    expect(await jpegFacts(jpegFile({ before: exifSegment(0) }))).toMatchObject({ orientation: 1 })
    expect(await jpegFacts(jpegFile({ before: exifSegment(9) }))).toMatchObject({ orientation: 1 })
  })

  test('of a cut Exif block are those of a photo without it', async () => {
    const whole = exifSegment(6).slice(4)
    for (let length = 0; length < whole.length; length += 1) {
      const facts = await jpegFacts(jpegFile({ before: segment(0xe1, whole.slice(0, length)) }))
      expect([1, 6]).toContain(facts?.orientation)
    }
  })

  test('have a profile from parts in any order', async () => {
    const profile = iccProfile('RGB ')
    const parts = [profile.slice(0, 100), profile.slice(100, 130), profile.slice(130)]
    const [one, two, three] = parts.map((bytes, at) => iccSegment(at + 1, 3, bytes))
    const shuffled = [...(three ?? []), ...(one ?? []), ...(two ?? [])]
    for (const file of [jpegFile({ before: shuffled }), jpegFile({ after: shuffled })]) {
      const facts = await jpegFacts(file)
      expect(facts?.profile && (await readProfile(bytesSource(file), facts.profile))).toEqual(Uint8Array.from(profile))
    }
  })

  test('leave out a profile with a missing part', async () => {
    expect((await jpegFacts(jpegFile({ before: iccSegment(2, 2, iccProfile('RGB ')) })))?.profile).toBeNull()
  })

  test.each([
    [1, 'GRAY'],
    [3, 'RGB '],
    [4, 'CMYK'],
  ])('of %i components have a profile of %s only', async (components, space) => {
    for (const other of ['GRAY', 'RGB ', 'CMYK']) {
      const facts = await jpegFacts(jpegFile({ components, before: iccSegment(1, 1, iccProfile(other)) }))
      expect(facts?.profile !== null).toBe(other === space)
    }
  })

  test('say whether Adobe wrote it, and whether its components are plain red, green and blue', async () => {
    const ids = [82, 71, 66]
    expect(await jpegFacts(jpegFile({ components: 4, before: adobeSegment(2) }))).toMatchObject({ adobe: 2 })
    expect(await jpegFacts(jpegFile({ ids }))).toMatchObject({ plainRgb: true })
    expect(await jpegFacts(jpegFile({ ids, before: adobeSegment(0) }))).toMatchObject({ plainRgb: false, adobe: 0 })
  })

  test('are read past fill bytes', async () => {
    expect(await jpegFacts(jpegFile({ before: [0xff, 0xff, ...exifSegment(8)] }))).toMatchObject({ orientation: 8 })
  })

  test.each([
    ['a lossless one', { frame: 0xc3 }, 'a lossless JPEG'],
    ['a hierarchical one', { frame: 0xc5 }, 'a hierarchical JPEG'],
    ['an arithmetic one', { frame: 0xc9 }, 'an arithmetic-coded JPEG'],
    ['one of 12 bits', { frame: 0xc1, precision: 12 }, 'a JPEG of 12 bits'],
    ['one of two components', { components: 2 }, 'a JPEG of 2 colour components'],
    ['one of 64 KB of tables', { before: segment(0xdb, Array(65_530).fill(1)) }, 'a JPEG of very long tables'],
  ])('say what is rare about %s', async (_, parts, rare) => {
    expect(await jpegFacts(jpegFile(parts))).toMatchObject({ rare })
  })

  test('of another format are none', async () => {
    expect(await jpegFacts(Uint8Array.of(0x89, 0x50, 0x4e, 0x47))).toBeNull()
    expect(await jpegFacts(new Uint8Array())).toBeNull()
  })
})

describe('the end of a JPEG', () => {
  test('without a picture is that of the file, and all pixels are missing', async () => {
    const file = jpegFile({ width: 40, height: 30, data: 0 })
    for (const length of [4, 12, file.lastIndexOf(0xda)]) {
      const parts = await readJpegParts(bytesSource(file.subarray(0, length)))
      expect(parts).toMatchObject({ end: length, hasEnd: false })
    }
    expect((await readJpegParts(bytesSource(file.subarray(0, file.lastIndexOf(0xda)))))?.missingPixels).toBe(1200)
  })
})
