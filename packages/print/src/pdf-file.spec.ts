import type { Primitive } from '@kea/design/geometry/display-list'
import { adobeSegment, exifSegment, iccProfile, iccSegment, jpegFile } from '@kea/photo/testing/jpeg-file'
import { describe, expect, test } from 'vitest'
import { pdfOf, pdfsOf } from './pdf-file'
import { FACTS, original, page, photo, resourcesOf, TEXT, written, writtenBytes } from './testing/print-case'
import { contentOf, imagesIn, objectsOf, pagesIn, streamOf } from './testing/read-pdf'

const SQUARE = 'M 0 0 L 10 0 L 10 10 L 0 10 Z'
const POINTS = 72 / 25.4

const PAGES = [
  page([photo('a'), { kind: 'group', transform: [1, 0, 0, 1, 5, 5], clip: SQUARE, children: [photo('b')] }]),
  page([{ kind: 'path', path: SQUARE, fill: '#00ff00', stroke: { colour: '#ff0000', widthMm: 0.5 } }], {
    cuts: [SQUARE],
    copies: 3,
  }),
]
const FILES = { a: jpegFile({ data: 70_000 }), b: jpegFile({ components: 1, data: 100 }) }

describe('a print file', () => {
  test('has the length that was said before its first byte, and every object at its place in the table', async () => {
    const file = await pdfOf(PAGES, resourcesOf(FILES), FACTS)
    const bytes = await writtenBytes(file)
    expect(bytes.length).toBe(file.length)
    const objects = objectsOf(bytes)
    expect(objects.length).toBeGreaterThan(10)
    for (const object of objects.filter(({ text }) => text.includes('stream'))) streamOf(object)
  })

  test('embeds the bytes of each photo as they are', async () => {
    const images = imagesIn(objectsOf(await written(PAGES, FILES)))
    expect(images.map((image) => Buffer.compare(streamOf(image), FILES.a))).toEqual([0, expect.any(Number)])
    expect(images.map((image) => Buffer.compare(streamOf(image), FILES.b))).toEqual([expect.any(Number), 0])
  })

  test('holds no photo: what it holds does not grow with them', async () => {
    const small = await pdfOf([page([photo('a')])], resourcesOf({ a: jpegFile({ data: 1000 }) }), FACTS)
    const large = await pdfOf([page([photo('a')])], resourcesOf({ a: jpegFile({ data: 9_001_000 }) }), FACTS)
    expect(large.length - small.length).toBeGreaterThanOrEqual(9_000_000)
    expect(large.held - small.held).toBeLessThan(10)
  })

  test('has an original once, also for two photos on several pages', async () => {
    const same = { ...TEXT, original: async () => original('upload-1', FILES.a) }
    const twice = [page([photo('a'), photo('b')]), page([photo('a')])]
    const file = await writtenBytes(await pdfOf(twice, same, FACTS))
    expect(imagesIn(objectsOf(file))).toHaveLength(1)
  })

  test('has the boxes of the page, with a margin around the bleed', async () => {
    const [front] = pagesIn(objectsOf(await written([page([])])))
    const boxes = Object.fromEntries(
      [...(front?.text ?? '').matchAll(/\/(\w+Box)\[([^\]]+)\]/g)].map(([, name = '', values = '']) => [
        name,
        values.split(' ').map((value) => Math.round((Number(value) / POINTS) * 1000) / 1000),
      ]),
    )
    expect(boxes).toEqual({
      MediaBox: [0, 0, 222, 122],
      BleedBox: [8, 8, 214, 114],
      TrimBox: [11, 11, 211, 111],
    })
  })

  test('has larger units on a page that is longer than five metres', async () => {
    const long = { x: 0, y: 0, width: 8000, height: 1000 }
    const [front] = pagesIn(objectsOf(await written([page([], { bleedBox: long, trimBox: long })])))
    expect(front?.text).toContain('/UserUnit 2')
    expect(Number(/MediaBox\[0 0 ([\d.]+)/.exec(front?.text ?? '')?.[1])).toBeCloseTo((8016 * POINTS) / 2, 3)
  })

  test('has a page for each of its copies, and the content once', async () => {
    const objects = objectsOf(await written(PAGES, FILES))
    const contents = pagesIn(objects).map(({ text }) => /Contents (\d+)/.exec(text)?.[1])
    expect(contents).toHaveLength(4)
    expect(new Set(contents.slice(1)).size).toBe(1)
  })

  test('paints in mm from the top left, and only inside the bleed', async () => {
    const objects = objectsOf(await written(PAGES, FILES))
    const [front] = pagesIn(objects)
    const content = front ? contentOf(objects, front) : ''
    const [matrix, clip] = content.split('\n')[0]?.split(' cm q ') ?? []
    expect(matrix?.split(' ').map(Number)).toEqual(
      [POINTS, 0, 0, -POINTS, 11 * POINTS, 111 * POINTS].map((value) => expect.closeTo(value, 4)),
    )
    expect(clip).toBe('-3 -3 206 106 re W n')
    expect(content.split('q').length).toBe(content.split('Q').length)
  })

  test('applies the transform of a group, then its clip, then its children', async () => {
    const objects = objectsOf(await written(PAGES, FILES))
    const [front] = pagesIn(objects)
    expect(front && contentOf(objects, front)).toMatch(
      /q 1 0 0 1 5 5 cm\n0 0 m\n10 0 l\n10 10 l\n0 10 l\nh W n\nq 200 0 0 -100 0 100 cm \/Photo\d+ Do Q\nQ\n/,
    )
  })

  test.each<[string, Primitive, string]>([
    ['filled', { kind: 'path', path: SQUARE, fill: '#0000ff' }, '0 0 1 rg\n0 0 m'],
    ['filled', { kind: 'path', path: SQUARE, fill: '#0000ff' }, 'h\nf\n'],
    ['stroked', { kind: 'path', path: SQUARE, stroke: { colour: '#ff0000', widthMm: 0.5 } }, '1 0 0 RG 0.5 w\n0 0 m'],
    [
      'a round line',
      { kind: 'path', path: 'M0 0L9 9', stroke: { colour: '#ff0000', widthMm: 2, isRound: true } },
      '1 0 0 RG 2 w\n1 J 1 j\n0 0 m\n9 9 l\nS\n0 J 0 j',
    ],
    ['stroked', { kind: 'path', path: SQUARE, stroke: { colour: '#ff0000', widthMm: 0.5 } }, 'h\nS\n'],
  ])('has a path %s', async (_, primitive, operators) => {
    const objects = objectsOf(await written([page([primitive])]))
    const [front] = pagesIn(objects)
    expect(front && contentOf(objects, front)).toContain(operators)
  })

  test('has the cut as an ink of its own, over the print, in a layer', async () => {
    const objects = objectsOf(await written(PAGES, FILES))
    const [front, back] = pagesIn(objects)
    expect(front && contentOf(objects, front)).not.toContain('BDC')
    expect(back && contentOf(objects, back)).toMatch(
      /\/OC \/Cut BDC q \/Overprint gs \/CutInk CS 1 SCN\n0\.08819 w\n0 0 m\n.* S\nQ EMC/s,
    )
    const all = objects.map(({ text }) => text).join('\n')
    expect(all).toContain('[/Separation/CutContour /DeviceCMYK')
    expect(all).toContain('/OP true')
    expect(all).toMatch(/\/OCProperties<<\/OCGs\[\d+ 0 R\]\/D<<\/Name\(Layers\)\/Order\[\d+ 0 R\]\/ON\[\d+ 0 R\]>>>>/)
  })

  test('has no layer without a cut', async () => {
    const all = Buffer.from(await written([page([])])).toString('latin1')
    expect(all).not.toMatch(/OCProperties|Separation/)
  })

  test('says what it is in its trailer, its information and its metadata', async () => {
    const bytes = await written([page([])])
    const text = Buffer.from(bytes).toString('utf8')
    expect(text).toContain(`/ID[<${FACTS.id}><${FACTS.id}>]`)
    expect(text).toContain('/Trapped/False')
    expect(text).toContain('/CreationDate (D:20261123094500Z)')
    expect(text).toContain('Order 000000012, line 3: ngā whenua &amp; &lt;awa&gt;</rdf:li>')
    expect(text).toContain('uuid:01234567-89ab-cdef-0123-456789ABCDEF')
    expect(text).toContain('<xmp:CreateDate>2026-11-23T09:45:00Z</xmp:CreateDate>')
  })

  test.each([
    [
      'a page without a width',
      [page([], { bleedBox: { x: 0, y: 0, width: 0, height: 5 } })],
      'The page "Front" has no size.',
    ],
    ['half a copy', [page([], { copies: 0.5 })], 'The page "Front" has 0.5 copies.'],
    ['no page', [], 'There is no page to print.'],
    ['no copy', [page([], { copies: 0 })], 'There is no page to print.'],
  ])('with %s is refused', async (_, pages, message) => {
    await expect(written(pages)).rejects.toThrow(message)
  })

  test('that needs too much memory is refused', async () => {
    const facts = { ...FACTS, title: 'a'.repeat(1_300_000) }
    await expect(pdfOf([page([])], resourcesOf({}), facts)).rejects.toThrow('bytes of memory besides its photos')
  })
})

describe('a photo in a print file', () => {
  const imageOf = async (bytes: Uint8Array): Promise<string> => {
    const objects = objectsOf(await written([page([photo('a')])], { a: bytes }))
    const text = imagesIn(objects)[0]?.text ?? ''
    return text.slice(0, text.indexOf('stream'))
  }
  const profilesOf = (objects: ReturnType<typeof objectsOf>) => objects.filter(({ text }) => /^<<\/N \d/.test(text))

  test('has its size as stored', async () => {
    expect(await imageOf(jpegFile({ before: exifSegment(6) }))).toContain('/Width 1200/Height 900/BitsPerComponent 8')
  })

  test('of grey or colour without a profile is in the colours of the web', async () => {
    expect(await imageOf(jpegFile({ components: 1 }))).toMatch(/\/ColorSpace \[\/ICCBased \d+ 0 R\]/)
    expect(await imageOf(jpegFile())).toMatch(/\/ColorSpace \[\/ICCBased \d+ 0 R\]/)
    expect(await imageOf(jpegFile({ components: 4 }))).toMatch(/\/ColorSpace \[\/ICCBased \d+ 0 R\]/)
  })

  test('keeps its profile, which two photos share', async () => {
    const before = iccSegment(1, 1, iccProfile('RGB '))
    const files = { a: jpegFile({ before }), b: jpegFile({ before, data: 9 }) }
    const objects = objectsOf(await written([page([photo('a'), photo('b')])], files))
    const spaces = imagesIn(objects).map(({ text }) => /ICCBased (\d+) 0 R/.exec(text)?.[1])
    expect(spaces[0]).toBeDefined()
    expect(spaces[0]).toBe(spaces[1])
    // The other one is that of the page's own colours.
    expect(profilesOf(objects)).toHaveLength(2)
  })

  test('in CMYK is inverted, with and without Adobe’s marker, as browsers show it', async () => {
    expect(await imageOf(jpegFile({ components: 4, before: adobeSegment(2) }))).toContain('/Decode[1 0 1 0 1 0 1 0]')
    expect(await imageOf(jpegFile({ components: 4 }))).toContain('/Decode[1 0 1 0 1 0 1 0]')
    expect(await imageOf(jpegFile({ before: adobeSegment(1) }))).not.toContain('/Decode')
  })

  test('in plain red, green and blue says so', async () => {
    expect(await imageOf(jpegFile({ ids: [82, 71, 66] }))).toContain('/DecodeParms<</ColorTransform 0>>')
    expect(await imageOf(jpegFile())).not.toContain('/DecodeParms')
  })

  test('with a header of a megabyte is read on', async () => {
    const profile = iccProfile('RGB ', 1_000_000)
    const parts = Array.from({ length: 20 }, (_, at) =>
      iccSegment(at + 1, 20, profile.slice(at * 50_000, (at + 1) * 50_000)),
    )
    const objects = objectsOf(await written([page([photo('a')])], { a: jpegFile({ before: parts.flat() }) }))
    expect(profilesOf(objects)).toHaveLength(2)
  })

  test.each([
    ['a PNG', Uint8Array.of(0x89, 0x50, 0x4e, 0x47), 'The photo "a.jpg" is not a JPEG.'],
    ['a cut JPEG', jpegFile().subarray(0, 12), 'The photo "a.jpg" is a JPEG without a picture.'],
    ['a JPEG of 12 bits', jpegFile({ precision: 12 }), 'The photo "a.jpg" is a JPEG of 12 bits.'],
  ])('that is %s is refused by its name', async (_, bytes, message) => {
    await expect(imageOf(bytes)).rejects.toThrow(message)
  })

  test('with changed pixels is refused while they are not there', async () => {
    const changed: Primitive = { kind: 'image', photo: 'a', transform: [1, 0, 0, 1, 0, 0], derived: 'key-1' }
    await expect(written([page([photo('a'), changed])], FILES)).rejects.toThrow(
      'The photo "a.jpg" needs changed pixels (key-1), and they are not there.',
    )
  })

  test('of blurred sides fills their box, and is refused while it is not there', async () => {
    const box = { x: -3, y: -3, width: 206, height: 106 }
    const sides: Primitive = { kind: 'blur', box, face: { ...box }, derived: 'key-2', children: [photo('a')] }
    await expect(written([page([sides])], FILES)).rejects.toThrow('A blurred edge needs changed pixels (key-2)')
    const size = { widthPx: 1200, heightPx: 900 }
    const derived = async () => ({ ...size, tiles: [{ x: 0, y: 0, ...size, original: original('s', FILES.b) }] })
    const objects = objectsOf(await written([page([sides])], FILES, derived))
    expect(imagesIn(objects)).toHaveLength(1)
    const [only] = pagesIn(objects)
    expect(only && contentOf(objects, only)).toContain('206 0 0 -106 -3 103 cm')
  })

  test('with changed pixels of another size than their record says is refused', async () => {
    const changed: Primitive = { kind: 'image', photo: 'a', transform: [1, 0, 0, 1, 0, 0], derived: 'key-1' }
    const { width, height } = { width: 640, height: 480 }
    const tile = { x: 0, y: 0, widthPx: width + 1, heightPx: height, original: original('a', FILES.a) }
    const derived = async () => ({ widthPx: width + 1, heightPx: height, tiles: [tile] })
    await expect(written([page([changed])], FILES, derived)).rejects.toThrow(/^A part of the photo "a.jpg" has /)
  })

  test('that cannot be read any more fails the file, and its receiver', async () => {
    const gone = { ...original('a', FILES.a), open: () => Promise.reject(new Error('It has changed')) }
    const file = await pdfOf([page([photo('a')])], { ...TEXT, original: async () => gone }, FACTS)
    let aborted: unknown
    const receiver = new WritableStream<Uint8Array>({
      abort(reason) {
        aborted = reason
      },
    })
    await expect(file.write(receiver)).rejects.toThrow('It has changed')
    expect(aborted).toEqual(new Error('It has changed'))
  })
})

describe('print files with a longest length', () => {
  const photos = { a: jpegFile({ data: 50_000 }), b: jpegFile({ data: 51_000 }), c: jpegFile({ data: 52_000 }) }
  const pages = Object.keys(photos).map((id) => page([photo(id)]))
  const split = async (lengthMax: number) => {
    const files = await pdfsOf(pages, resourcesOf(photos), FACTS, lengthMax)
    const written = await Promise.all(files.map(writtenBytes))
    return {
      files,
      photosIn: written.map((bytes) => imagesIn(objectsOf(bytes)).map((image) => streamOf(image).length)),
    }
  }
  const lengths = Object.values(photos).map(({ length }) => length)

  test('are one file if it is short enough', async () => {
    const whole = await pdfOf(pages, resourcesOf(photos), FACTS)
    expect((await split(whole.length)).photosIn).toEqual([lengths])
    expect((await split(whole.length - 1)).photosIn).toHaveLength(2)
  })

  test('are split between pages, in their order, until each is short enough', async () => {
    const { files, photosIn } = await split(110_000)
    expect(photosIn).toEqual([lengths.slice(0, 2), lengths.slice(2)])
    for (const file of files) expect(file.length).toBeLessThanOrEqual(110_000)
    expect((await split(60_000)).photosIn).toEqual(lengths.map((length) => [length]))
  })

  test('are refused if one page is too long', async () => {
    await expect(split(20_000)).rejects.toThrow(/^A page of \d+ bytes is too long for one file\.$/)
  })
})
