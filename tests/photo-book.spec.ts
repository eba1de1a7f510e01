import { readFileSync } from 'node:fs'
import { newDocument } from '@kea/design/arrangement/new-document'
import { placePhoto } from '@kea/design/arrangement/place-photo'
import type { DesignDocument } from '@kea/design/document/document'
import { applyPatch } from '@kea/design/document/patch'
import { itemsOn, surfacesOf } from '@kea/design/document/records'
import { geometryOn } from '@kea/design/geometry/surfaces'
import { chooseLayout } from '@kea/design/layouts/choose-layout'
import { type ProductDefinition, productDefinition } from '@kea/design/product/definition'
import { partsOf } from '@kea/design/product/parts'
import { spineMm } from '@kea/design/product/spine'
import { FACTS, original, resourcesOf, shape, writtenBytes } from '@kea/print/testing/print-case'
import sharp from 'sharp'
import { afterEach, describe, expect, test } from 'vitest'
import { planPrint } from '../packages/store/src/modules/print-plan/plan-print'
import { designed, uidOf } from './support/designed-products'
import { type Judge, judge } from './support/pdf-judges'

const [, , json = ''] = designed.find(([sku]) => sku === 'photo-book') ?? []
const book: ProductDefinition = productDefinition.parse(JSON.parse(json))

const FORMATS = { square: 144101, landscape: 144102, large: 144103 } as const
const COVERS = { soft: 144201, hard: 144202, linen: 144203 } as const
const PAGES = { 24: 144301, 36: 144302, 48: 144303, 60: 144304, 72: 144305, 96: 144306 } as const

interface Choice {
  format?: keyof typeof FORMATS
  cover?: keyof typeof COVERS
  pages?: keyof typeof PAGES
}

const optionsOf = ({ format = 'square', cover = 'soft', pages = 24 }: Choice) => [
  uidOf(1441, FORMATS[format]),
  uidOf(1442, COVERS[cover]),
  uidOf(1443, PAGES[pages]),
]

const open: Judge[] = []
afterEach(() => {
  for (const each of open.splice(0)) each.close()
})

/** Cover, pages, and the width of the spine in mm: pages ÷ 2 × 0.153 mm, and 1 mm of card or two boards of 2.5 mm. */
const SPINES = [
  ['soft', 24, 2.8],
  ['soft', 36, 3.8],
  ['soft', 48, 4.7],
  ['soft', 60, 5.6],
  ['soft', 72, 6.5],
  ['soft', 96, 8.3],
  ['hard', 24, 6.8],
  ['hard', 36, 7.8],
  ['hard', 48, 8.7],
  ['hard', 60, 9.6],
  ['hard', 72, 10.5],
  ['hard', 96, 12.3],
  ['linen', 24, 6.8],
  ['linen', 36, 7.8],
  ['linen', 48, 8.7],
  ['linen', 60, 9.6],
  ['linen', 72, 10.5],
  ['linen', 96, 12.3],
] as const

describe('the spine of the photo book', () => {
  test.each(SPINES)('in a %s cover around %i pages is %s mm', (cover, pages, width) => {
    const covers = partsOf(book, optionsOf({ cover, pages })).filter(({ spine }) => spine)
    expect(covers.map(spineMm)).toEqual([width])
  })

  test('is in the table of docs/operations.md, beside its formula', () => {
    const docs = readFileSync(new URL('../docs/operations.md', import.meta.url), 'utf8')
    const rows = docs.split('\n').flatMap((line) => {
      const cells = line.split('|').map((cell) => cell.trim())
      return /^ {2}\| \d+ \| \d+ \| \d\.\d{3} \|/.test(line) ? [cells.slice(1, -1).map(Number)] : []
    })
    const widthOf = (name: string, pages: number) =>
      SPINES.find(([cover, count]) => cover === name && count === pages)?.[2] ?? 0
    expect(rows).toEqual(
      [24, 36, 48, 60, 72, 96].map((pages) => [
        ...[pages, pages / 2, Math.round((pages / 2) * 153) / 1000],
        ...['soft', 'hard', 'linen'].map((cover) => widthOf(cover, pages)),
      ]),
    )
  })

  test.each([
    ['square', 'soft', 405.6, 200],
    ['landscape', 'soft', 565.6, 210],
    // Two boards, two joints of 8 mm and the spine; 4 mm more at the top and at the bottom.
    ['landscape', 'hard', 585.6, 218],
    ['large', 'linen', 625.6, 308],
  ] as const)('is between back and front of a %s %s cover of %s × %s mm', (format, cover, widthMm, heightMm) => {
    const [part] = partsOf(book, optionsOf({ format, cover, pages: 60 }))
    expect(part?.size).toEqual({ widthMm, heightMm })
  })
})

const [WIDTH, HEIGHT] = [900, 450]

/** A picture that is red on its left half and blue on its right one. */
async function halves(): Promise<Uint8Array> {
  const part = (background: string) => ({
    create: { width: WIDTH / 2, height: HEIGHT, channels: 3 as const, background },
  })
  return new Uint8Array(
    await sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: '#000000' } })
      .composite([
        { input: part('#c02020'), left: 0, top: 0 },
        { input: part('#2040c0'), left: WIDTH / 2, top: 0 },
      ])
      .jpeg({ quality: 95 })
      .toBuffer(),
  )
}

const photo = { kind: 'photo', id: 'p', upload: 'u', name: 'p.jpg', widthPx: WIDTH, heightPx: HEIGHT } as const

/** A book with its photo on the cover, and over both pages of each spread. */
function bookOf(choice: Choice): DesignDocument {
  let design = newDocument(book, { sku: 'photo-book', tool: 'photobook-tool', options: optionsOf(choice) })
  design = applyPatch(design, { put: [photo] }).document
  for (const surface of surfacesOf(design)) {
    if (surface.part === 'spread') {
      const { layout: _, halves: __, ...bare } = surface
      design = applyPatch(design, placePhoto(book, { ...design }, bare, photo)).document
    } else if (surface.part === 'cover') {
      const layout = { id: 'rows-1', gapMm: 0, marginMm: 0 }
      const front = chooseLayout(design, surface, geometryOn(book, design, surface), layout, [photo], 'right')
      design = applyPatch(design, front).document
    }
  }
  return design
}

async function planned(choice: Choice) {
  const bytes = await halves()
  return planPrint(
    { definition: book, design: bookOf(choice), options: optionsOf(choice), quantity: 3 },
    {
      resources: { ...resourcesOf({}), original: async () => original('p', bytes) },
      shape,
      facts: () => FACTS,
    },
  )
}

async function filesOf(choice: Choice) {
  const { pdfs, times } = await planned(choice)
  const judges = new Map<string | null, Judge>()
  for (const pdf of pdfs) {
    const found = judge(await writtenBytes(pdf))
    open.push(found)
    judges.set(pdf.file, found)
  }
  const file = (name: string): Judge => {
    const found = judges.get(name)
    if (!found) throw new Error(`There is no file ${name}`)
    return found
  }
  return { times, file, names: pdfs.map((pdf) => `${pdf.file} ${pdf.part}/${pdf.parts}`) }
}

const POINT = 72 / 25.4
const inMm = (box: readonly number[]) => box.map((side) => Math.round((side / POINT) * 10) / 10)

/** Width and height of a box in mm. */
const sizeOf = (box: readonly number[]) => {
  const [left = 0, bottom = 0, right = 0, top = 0] = inMm(box)
  return [right - left, top - bottom].map((side) => Math.round(side * 10) / 10)
}

describe('the files of a photo book, by programs of others,', () => {
  test('are a cover and a block, each printed as often as the book is ordered', async () => {
    const { names, times, file } = await filesOf({})
    expect(names).toEqual(['cover 1/1', 'block 1/1'])
    expect(times).toBe(3)
    for (const name of ['cover', 'block']) {
      expect(file(name).check()).toContain('No syntax or stream encoding errors found')
    }
  })

  test.each([
    [24, 'square', [200, 200]],
    [36, 'landscape', [280, 210]],
    [96, 'large', [300, 300]],
  ] as const)(
    'have a block of %i single pages of the %s format, without bleed at the fold',
    async (pages, format, size) => {
      const { file } = await filesOf({ pages, format, cover: 'hard' })
      const boxes = file('block').pageBoxes()
      expect(boxes).toHaveLength(pages)
      for (const [at, { trim, bleed }] of boxes.entries()) {
        expect(sizeOf(trim)).toEqual(size)
        const [left = 0, bottom = 0, right = 0, top = 0] = inMm(trim)
        const [outer = 0, below = 0, far = 0, above = 0] = inMm(bleed)
        // The first page is a right one, bound at its left.
        const isRight = at % 2 === 0
        const past = [left - outer, far - right, bottom - below, above - top].map((side) => Math.round(side * 10) / 10)
        expect(past, `page ${at + 1}`).toEqual(isRight ? [0, 3, 3, 3] : [3, 0, 3, 3])
      }
    },
  )

  test('have a photo across the fold on both of its pages', async () => {
    const { file } = await filesOf({})
    const rows = file('block').images()
    const pages = rows.map(([page]) => Number(page))
    expect(pages).toEqual(Array.from({ length: 22 }, (_, at) => at + 2))
    // One object for all of them.
    expect(new Set(rows.map((row) => row[10])).size).toBe(1)
  })

  test.each([
    ['soft', 3],
    ['hard', 1],
  ] as const)('show its middle on both pages of a %s book, %i mm before the fold', async (cover, loss) => {
    const { file } = await filesOf({ cover })
    const dpi = 254
    /** The colours left and right of a place of a page. */
    const coloursAt = async (page: number, mm: number) => {
      const png = await file('block').trimmedPage(page, dpi)
      const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true })
      return [mm - 0.6, mm + 0.6].map((x) => {
        const at = (Math.floor(info.height / 2) * info.width + Math.round((x / 25.4) * dpi)) * info.channels
        return (data[at] ?? 0) > (data[at + 2] ?? 0) ? 'red' : 'blue'
      })
    }
    // On the left page the picture's middle is at 200 − loss, on the right one at loss.
    expect(await coloursAt(2, 200 - loss)).toEqual(['red', 'blue'])
    expect(await coloursAt(3, loss)).toEqual(['red', 'blue'])
  })

  test('have a cover of one page, with its folds as marks on the paper outside the bleed', async () => {
    const { file } = await filesOf({ cover: 'hard', pages: 60 })
    const [box, ...more] = file('cover').pageBoxes()
    expect(more).toEqual([])
    // 20 + 200 + 8 + 9.6 + 8 + 200 + 20 mm by 20 + 4 + 200 + 4 + 20 mm; 3 mm of bleed.
    expect([sizeOf(box?.trim ?? []), sizeOf(box?.bleed ?? [])]).toEqual([
      [465.6, 248],
      [471.6, 254],
    ])
    const { at } = await file('cover').page(1, 254)
    const [width, height] = [471.6 + 16, 254 + 16]
    const isInked = (x: number, y: number) => {
      const near = [-0.1, 0, 0.1].map((by) => at((x + by) / width, y / height)[0])
      return Math.min(...near) < 160
    }
    // The bleed begins 8 mm from the edge of the paper, the face 23 mm further. The spine is 208 mm from its left.
    const [first, second] = [8 + 23 + 208, 8 + 23 + 208 + 9.6]
    for (const y of [6.5, height - 6.5]) {
      expect([isInked(first, y), isInked(second, y), isInked(first + 4, y), isInked(second + 4, y)], `${y}`).toEqual([
        true,
        true,
        false,
        false,
      ])
    }
  })

  test.each(SPINES)('have a %s cover around %i pages with its spine of %s mm', async (cover, pages, spine) => {
    const { pdfs } = await planned({ cover, pages })
    const [outside] = pdfs
    if (!outside) throw new Error('There is no cover')
    const found = judge(await writtenBytes(outside))
    open.push(found)
    const [box, ...more] = found.pageBoxes()
    expect([outside.file, more]).toEqual([cover === 'linen' ? 'foil' : 'cover', []])
    const width = (cover === 'soft' ? 400 : 456) + spine
    const height = cover === 'soft' ? 200 : 248
    const [bleedWidth, bleedHeight] = [width + 6, height + 6].map((side) => Math.round(side * 10) / 10)
    expect(sizeOf(box?.trim ?? [])).toEqual([Math.round(width * 10) / 10, height])
    expect(sizeOf(box?.bleed ?? [])).toEqual([bleedWidth, bleedHeight])
  })

  test('of a linen book are the block and the foil: black words without a photo', async () => {
    const { names, file } = await filesOf({ cover: 'linen' })
    expect(names).toEqual(['foil 1/1', 'block 1/1'])
    expect(file('foil').check()).toContain('No syntax or stream encoding errors found')
    expect(file('foil').images()).toEqual([])
    expect(sizeOf(file('foil').pageBoxes()[0]?.trim ?? [])).toEqual([462.8, 248])
    // The title on the front and on the spine.
    expect(
      file('foil')
        .text()
        .match(/Our year/g),
    ).toHaveLength(2)
    expect(file('foil').objects()).not.toMatch(/0\.788|0\.643/)
  })
})

test('a new photo book has a title on its front, and on its spine where that takes words', () => {
  const words = (choice: Choice) => {
    const design = newDocument(book, { sku: 'photo-book', tool: 't', options: optionsOf(choice) })
    const cover = surfacesOf(design).find(({ part }) => part === 'cover' || part === 'title')
    return cover ? itemsOn(design, cover).map(({ frame }) => frame?.angle) : []
  }
  expect(words({ pages: 60 })).toEqual([0])
  expect(words({ pages: 72 })).toEqual([0, 90])
  expect(words({ cover: 'hard' })).toEqual([0, 90])
  expect(words({ cover: 'linen', pages: 96 })).toEqual([0, 90])
})
