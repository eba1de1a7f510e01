import type { DisplayPage, Matrix, Primitive } from '@kea/design/geometry/display-list'
import { bytesSource } from '@kea/photo/byte-source'
import { readJpegHead } from '@kea/photo/jpeg-parts'
import { maskFile } from '@kea/photo/testing/mask-file'
import { pdfOf } from '@kea/print/pdf-file'
import { slugLine } from '@kea/print/slug-line'
import {
  FACTS,
  line,
  original as memoryOriginal,
  page,
  photo,
  resourcesOf,
  shape,
  written,
  writtenBytes,
} from '@kea/print/testing/print-case'
import { createShaper } from '@kea/text/shaper'
import { fontFile, harfBuzzWasm } from '@kea/text/testing/files'
import sharp from 'sharp'
import { afterEach, describe, expect, test } from 'vitest'
import { type Judge, judge } from './support/pdf-judges'

const [WIDTH, HEIGHT] = [240, 120]
const NEAR = 6

let open: Judge | null = null
afterEach(() => {
  open?.close()
  open = null
})

/** Writes a file that the judges open. */
async function judged(pages: readonly DisplayPage[], files: Readonly<Record<string, Uint8Array>> = {}) {
  open = judge(await written(pages, files))
  return open
}

/** A picture of four colours: red, green; blue, grey. */
function picture() {
  const colours = ['#c02020', '#20a040', '#3050c0', '#808080']
  const part = (background: string) => ({
    create: { width: WIDTH / 2, height: HEIGHT / 2, channels: 3 as const, background },
  })
  return sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: '#000000' } }).composite(
    colours.map((colour, at) => ({ input: part(colour), left: (at % 2) * (WIDTH / 2), top: at < 2 ? 0 : HEIGHT / 2 })),
  )
}

const QUARTERS = [
  [0.25, 0.25],
  [0.75, 0.25],
  [0.25, 0.75],
  [0.75, 0.75],
] as const

/** The colours of a photo's quarters, as another program shows it: upright and in sRGB. */
async function shownQuarters(file: Uint8Array): Promise<number[][]> {
  const { data, info } = await sharp(file).rotate().toColourspace('srgb').raw().toBuffer({ resolveWithObject: true })
  return QUARTERS.map(([x, y]) => {
    const start = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * info.channels
    return Array.from({ length: 3 }, (_, at) => data[start + (info.channels === 1 ? 0 : at)] ?? 0)
  })
}

/** A JPEG from its first scan to its end. */
const codedData = async (jpeg: Uint8Array): Promise<Buffer> =>
  Buffer.from(jpeg).subarray((await readJpegHead(bytesSource(jpeg)))?.scan?.start)

/** Places a photo on all of the page within the bleed, which is what the judges render. */
const wholePage = (id: string) => page([photo(id, [206, 0, 0, 106, -3, -3])])

async function expectQuarters(found: Judge, number: number, wanted: readonly number[][], near = NEAR) {
  const rendered = await found.page(number)
  const [left, top, width, height] = [11 / 222, 11 / 122, 200 / 222, 100 / 122]
  QUARTERS.forEach(([x, y], at) => {
    const colour = rendered.at(left + x * width, top + y * height)
    colour.forEach((value, channel) => {
      expect(
        Math.abs(value - (wanted[at]?.[channel] ?? -99)),
        `quarter ${at}: ${colour} for ${wanted[at]}`,
      ).toBeLessThanOrEqual(near)
    })
  })
}

describe('a print file, by programs of others,', () => {
  test('is a PDF without an error or a warning', async () => {
    const files = { a: await picture().jpeg().toBuffer() }
    const cut = 'M 100 0 C 155 0 200 22 200 50 C 200 78 155 100 100 100 C 45 100 0 78 0 50 C 0 22 45 0 100 0 Z'
    const found = await judged([wholePage('a'), page([photo('a')], { cuts: [cut], copies: 2 })], files)
    expect(found.check()).toContain('No syntax or stream encoding errors found')
    expect(found.information()).toMatch(/^Pages: +3$/m)
    expect(found.information()).toMatch(/^Title: +Order 000000012, line 3: ngā whenua & <awa>$/m)
    expect(found.metadata()).toContain('<pdf:Trapped>False</pdf:Trapped>')
  })

  test('has the boxes of the trim, the bleed and the paper', async () => {
    const boxes = (await judged([page([])])).boxes()
    const box = (name: string) =>
      new RegExp(`^${name}: +([\\d. ]+)$`, 'm').exec(boxes)?.[1]?.trim().split(/ +/).map(Number)
    expect(box('MediaBox')).toEqual([0, 0, 629.29, 345.83])
    expect(box('BleedBox')).toEqual([22.68, 22.68, 606.61, 323.15])
    expect(box('TrimBox')).toEqual([31.18, 31.18, 598.11, 314.65])
  })

  test('has each kind of JPEG with its own coded data and colours', async () => {
    const files: Record<string, Uint8Array> = {
      plain: await picture().jpeg().toBuffer(),
      progressive: await picture().jpeg({ progressive: true }).toBuffer(),
      grey: await picture().greyscale().toColourspace('b-w').jpeg().toBuffer(),
      profiled: await picture().withIccProfile('p3').jpeg().toBuffer(),
      cmyk: await picture().toColourspace('cmyk').withIccProfile('cmyk').jpeg().toBuffer(),
    }
    const names = Object.keys(files)
    const found = await judged(names.map(wholePage), files)
    found.check()
    expect(
      found
        .images()
        .map(([, , type, , , colour, components, bits, encoding]) => [type, colour, components, bits, encoding]),
    ).toEqual([
      ['image', 'icc', '3', '8', 'jpeg'],
      ['image', 'icc', '3', '8', 'jpeg'],
      ['image', 'icc', '1', '8', 'jpeg'],
      ['image', 'icc', '3', '8', 'jpeg'],
      ['image', 'icc', '4', '8', 'jpeg'],
    ])
    const own = await Promise.all(Object.values(files).map(codedData))
    expect(
      (await Promise.all(found.embedded().map(codedData))).map((bytes, at) => bytes.equals(own[at] ?? bytes)),
    ).toEqual(Array(5).fill(true))
    for (const [at, name] of names.entries()) {
      const file = files[name] ?? new Uint8Array()
      await expectQuarters(found, at + 1, await shownQuarters(file), name === 'cmyk' ? 20 : NEAR)
    }
  })

  test('shows what is below the see-through parts of a photo, and mixes where it is half see-through', async () => {
    // Opaque on the left, see-through in the middle, a third of it there on the right.
    const opacity = (x: number) => (x < 80 ? 255 : x < 160 ? 0 : 85)
    const red = { create: { width: WIDTH, height: HEIGHT, channels: 3 as const, background: '#d02020' } }
    const jpeg = await sharp(red).jpeg({ quality: 95 }).toBuffer()
    const a = new Uint8Array(Buffer.concat([jpeg, maskFile({ width: WIDTH, height: HEIGHT, opacity })]))
    const ground: Primitive = { kind: 'path', path: 'M -3 -3 L 203 -3 L 203 103 L -3 103 Z', fill: '#2040c0' }
    const whole = photo('a', [206, 0, 0, 106, -3, -3])
    const clipped: Primitive = { kind: 'group', clip: 'M 0 0 L 200 0 L 200 50 L 0 50 Z', children: [whole] }
    const turned: Primitive = { kind: 'group', transform: [-1, 0, 0, -1, 200, 100], children: [whole] }
    const found = await judged([page([ground, whole]), page([ground, clipped]), page([ground, turned])], { a })
    found.check()
    // One object on three pages.
    const kinds = found.images().map(([, , type, width, height, , components]) => [type, width, height, components])
    const [first, mask, ...others] = kinds
    expect([first, mask, others.length]).toEqual([['image', '240', '120', '3'], ['smask', '240', '120', '1'], 4])
    const near = (colour: readonly number[], wanted: readonly number[], place: string) => {
      for (const [at, value] of colour.entries())
        expect(Math.abs(value - (wanted[at] ?? -99)), `${place}: ${colour}`).toBeLessThan(8)
    }
    const [plain, inClip, upsideDown] = [await found.page(1), await found.page(2), await found.page(3)]
    near(plain.at(0.2, 0.3), [208, 32, 32], 'opaque')
    near(plain.at(0.5, 0.3), [32, 64, 192], 'see-through')
    near(plain.at(0.8, 0.3), [91, 53, 139], 'a third')
    near(inClip.at(0.2, 0.3), [208, 32, 32], 'in the clip')
    near(inClip.at(0.2, 0.7), [32, 64, 192], 'beside the clip')
    near(upsideDown.at(0.8, 0.3), [208, 32, 32], 'turned, opaque')
    near(upsideDown.at(0.2, 0.3), [91, 53, 139], 'turned, a third')
    expect(found.objects()).toContain('/S /Transparency')
  })

  test.each([1, 2, 3, 4, 5, 6, 7, 8])('shows a photo of the orientation %i upright', async (orientation) => {
    const file = await picture().withMetadata({ orientation }).jpeg().toBuffer()
    const found = await judged([wholePage('a')], { a: file })
    await expectQuarters(found, 1, await shownQuarters(file))
  })

  test('shows changed pixels, tile beside tile, in place of the photo and where the photo is', async () => {
    const original = await picture().jpeg().toBuffer()
    const changed = await picture().removeAlpha().negate({ alpha: false }).png().toBuffer()
    // Tiles of half the photo's scale that share a column of pixels.
    const half = await sharp(changed)
      .resize(WIDTH / 2, HEIGHT / 2)
      .png()
      .toBuffer()
    const tile = (left: number, width: number) =>
      sharp(half)
        .extract({ left, top: 0, width, height: HEIGHT / 2 })
        .jpeg({ quality: 95 })
        .toBuffer()
    const [left, right] = [await tile(0, 61), await tile(60, 60)]
    const facts = { y: 0, heightPx: HEIGHT / 2 }
    const list: Primitive[] = [{ kind: 'image', photo: 'a', transform: [206, 0, 0, 106, -3, -3], derived: 'sepia' }]
    open = judge(
      await written([page(list)], { a: original }, async (key) =>
        key === 'sepia'
          ? {
              widthPx: WIDTH / 2,
              heightPx: HEIGHT / 2,
              tiles: [
                { ...facts, x: 0, widthPx: 61, original: memoryOriginal('left', left) },
                { ...facts, x: 60, widthPx: 60, original: memoryOriginal('right', right) },
              ],
            }
          : null,
      ),
    )
    open.check()
    expect(open.embedded().map((bytes, at) => Buffer.compare(bytes, [left, right][at] ?? bytes))).toEqual([0, 0])
    await expectQuarters(open, 1, await shownQuarters(changed))
  })

  test('has an original of two pages once', async () => {
    const found = await judged([wholePage('a'), wholePage('a')], { a: await picture().jpeg().toBuffer() })
    const objects = found.images().map((row) => row[10])
    expect(objects).toHaveLength(2)
    expect(new Set(objects).size).toBe(1)
  })

  test('clips, nests and colours as the display list says', async () => {
    const half = 'M 0 0 L 100 0 L 100 100 L 0 100 Z'
    const list: Primitive[] = [
      { kind: 'path', path: 'M -3 -3 L 203 -3 L 203 103 L -3 103 Z', fill: '#20a040' },
      {
        kind: 'group',
        transform: [1, 0, 0, 1, 100, 0],
        clip: half,
        children: [
          {
            kind: 'group',
            transform: [2, 0, 0, 1, -100, 0],
            children: [{ kind: 'path', path: half, fill: '#c02020' }],
          },
        ],
      },
      { kind: 'path', path: 'M 0 50 L 50 50 L 50 100 L 0 100 Z', stroke: { colour: '#3050c0', widthMm: 20 } },
    ]
    const found = await judged([page(list)])
    found.check()
    const rendered = await found.page(1)
    const at = (x: number, y: number) => rendered.at((x + 11) / 222, (y + 11) / 122)
    expect(at(50, 25)).toEqual([32, 160, 64])
    expect(at(150, 25)).toEqual([192, 32, 32])
    expect(at(150, 99)).toEqual([192, 32, 32])
    expect(at(25, 75)).toEqual([32, 160, 64])
    expect(at(45, 75)).toEqual([48, 80, 192])
    expect(at(-2, -2)).toEqual([32, 160, 64])
    expect(at(-5, -5)).toEqual([255, 255, 255])
  })

  test('places a photo by any transform', async () => {
    const turned: Matrix = [0, 100, -200, 0, 200, 0]
    const file = await picture().jpeg().toBuffer()
    const found = await judged([page([photo('a', turned)])], { a: file })
    const [red = [], green = [], blue = [], grey = []] = await shownQuarters(file)
    await expectQuarters(found, 1, [blue, red, grey, green])
  })

  test('has text as text, with macrons and ligatures, in fonts of a few letters', async () => {
    const list: Primitive[] = [
      line('Whānau ō Tāmaki Makaurau', 'lora', 8, [5, 20]),
      line('AVATAR office, Ō Ū ā', 'figtree', 8, [5, 40]),
      { ...line('x\u0304 a\u0304', 'nunito', 8, [5, 60]), outline: { colour: '#ffffff', widthMm: 0.5 } },
    ]
    const found = await judged([page(list)])
    expect(found.check()).toContain('No syntax or stream encoding errors found')
    const text = found.text()
    expect(text).toContain('Whānau ō Tāmaki Makaurau')
    expect(text).toContain('AVATAR office, Ō Ū ā')
    expect(text.normalize('NFC')).toContain('x\u0304 ā')
    // Name, kind (two words), encoding, embedded, subset, Unicode.
    expect(found.fonts().map((row) => row.slice(0, 7))).toEqual([
      ['AAAAAA+lora', 'CID', 'TrueType', 'Identity-H', 'yes', 'yes', 'yes'],
      ['AAAAAB+figtree', 'CID', 'TrueType', 'Identity-H', 'yes', 'yes', 'yes'],
      ['AAAAAC+nunito', 'CID', 'TrueType', 'Identity-H', 'yes', 'yes', 'yes'],
    ])
  })

  test('has each letter where its outline is', async () => {
    const size = 60
    const glyphs = line('Ā', 'abril-fatface', size, [20, 80])
    const glyph = glyphs.glyphs[0]?.id ?? 0
    const shaper = createShaper(harfBuzzWasm(), (code) => new WebAssembly.Module(code))
    shaper.addFont('abril-fatface', fontFile('abril-fatface'))
    const outline: Primitive = { kind: 'path', path: shaper.outline('abril-fatface', glyph), fill: '#000000' }
    const drawn: Primitive = { kind: 'group', transform: [size, 0, 0, size, 20, 80], children: [outline] }
    const found = await judged([page([glyphs]), page([drawn])])
    const [asText, asPath] = [await found.page(1, 144), await found.page(2, 144)]
    let ink = 0
    let different = 0
    for (let x = 0.005; x < 1; x += 0.01) {
      for (let y = 0.005; y < 1; y += 0.01) {
        if (asPath.at(x, y)[0] < 128) ink += 1
        if (Math.abs(asPath.at(x, y)[0] - asText.at(x, y)[0]) > 128) different += 1
      }
    }
    expect(ink).toBeGreaterThan(100)
    expect(different).toBeLessThanOrEqual(ink / 10)
  })

  test('of a proof has its words across each page, light and dark, with the photo behind them', async () => {
    const dark = await sharp({ create: { width: 60, height: 30, channels: 3, background: '#101010' } })
      .jpeg()
      .toBuffer()
    const pages = [page([]), page([photo('dark')])]
    const proof = await pdfOf(pages, resourcesOf({ dark }), { ...FACTS, mark: slugLine('PROOF', shape) })
    open = judge(await writtenBytes(proof))
    open.check()
    // Slanted words are read as several.
    const pagesRead = open.text().trim().split('\f')
    expect(pagesRead.map((text) => [...text.replace(/\s/g, '')].sort().join(''))).toEqual(['FOOPR', 'FOOPR'])
    for (const [number, paper] of [
      [1, 255],
      [2, 16],
    ] as const) {
      const { at } = await open.page(number, 72)
      // A line across the middle of the letters.
      const seen = Array.from({ length: 400 }, (_, step) => at(0.1 + step / 500, 0.5)[0])
      const [least, most] = [Math.min(...seen), Math.max(...seen)]
      expect(most - least).toBeGreaterThan(50)
      expect(seen.some((value) => Math.abs(value - paper) < NEAR)).toBe(true)
      expect(paper === 255 ? least : 255 - most).toBeGreaterThan(80)
    }
  })

  test('names its order on a line outside the bleed', async () => {
    const slug = slugLine('000000012 · line 3 · 20 × 30 cm, Ngā Whenua · 2 pieces', shape)
    const bytes = await writtenBytes(await pdfOf([page([])], resourcesOf({}), { ...FACTS, slug }))
    open = judge(bytes)
    open.check()
    expect(open.text()).toContain('000000012 · line 3 · 20 × 30 cm, Ngā Whenua · 2 pieces')
  })
})
