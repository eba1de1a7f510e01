import { newDocument } from '@kea/design/arrangement/new-document'
import { placePhoto } from '@kea/design/arrangement/place-photo'
import { printed } from '@kea/design/arrangement/printed'
import { shownSurfaces } from '@kea/design/arrangement/shown-surfaces'
import { pagesOf } from '@kea/design/compose/compose'
import type { DesignDocument } from '@kea/design/document/document'
import { applyPatch } from '@kea/design/document/patch'
import type { CalendarSettings } from '@kea/design/document/settings'
import type { GlyphsPrimitive, Primitive } from '@kea/design/geometry/display-list'
import { drawingOf } from '@kea/design/items/graphic/all-drawings'
import { MONTHS } from '@kea/design/items/month/month-engine'
import { preflight } from '@kea/design/preflight/preflight'
import { type ProductDefinition, parseDefinition } from '@kea/design/product/definition'
import { shape, written } from '@kea/print/testing/print-case'
import sharp from 'sharp'
import { afterEach, describe, expect, it } from 'vitest'
import { designed, uidOf } from './support/designed-products'
import { type Judge, judge } from './support/pdf-judges'

const [, , json = ''] = designed.find(([sku]) => sku === 'photo-calendar') ?? []
const definition: ProductDefinition = parseDefinition(json)

const MONDAY = uidOf(1432, 143201)
const SUNDAY = uidOf(1432, 143202)
/** Width and height in mm, and whether a hanger interrupts the wire. */
const SIZES = [
  ['a desk calendar', uidOf(1431, 143101), 210, 150, false],
  ['A4', uidOf(1431, 143102), 210, 297, true],
  ['30 × 30 cm', uidOf(1431, 143103), 300, 300, true],
  ['A3', uidOf(1431, 143104), 297, 420, true],
] as const

const settings: CalendarSettings = {
  kind: 'calendar',
  firstMonth: '2027-07',
  holidays: true,
  region: 'hawkes-bay',
  language: 'both',
  dates: [{ month: 3, day: 15, words: 'Aroha', born: 1988 }],
}

const opened = (options: string[], changes: Partial<CalendarSettings> = {}): DesignDocument =>
  newDocument(definition, { sku: 's', tool: 't', options, settings: { ...settings, ...changes } })

/** A photo on each page. */
const filled = (design: DesignDocument): DesignDocument =>
  shownSurfaces(definition, design).reduce((all, surface, at) => {
    const photo = {
      kind: 'photo',
      id: `p${at}`,
      upload: null,
      name: `p${at}.jpg`,
      widthPx: 400,
      heightPx: 300,
    } as const
    return applyPatch(all, placePhoto(definition, all, surface, photo)).document
  }, design)

const pagesIn = (design: DesignDocument) =>
  pagesOf(design, printed(design, definition, design.options), {
    ...{ shape, drawing: drawingOf, months: () => MONTHS },
    cards: () => null,
    neons: () => null,
  })

let open: Judge | null = null
afterEach(() => {
  open?.close()
  open = null
})

/** The heights of the letters of a page in points: of its numbers, and of its words on days. */
function heightsOn(design: DesignDocument, page: number) {
  const glyphsIn = (list: readonly Primitive[]): GlyphsPrimitive[] =>
    list.flatMap((entry) => (entry.kind === 'glyphs' ? [entry] : 'children' in entry ? glyphsIn(entry.children) : []))
  const runs = glyphsIn(pagesIn(design)[page]?.list ?? []).map(({ glyphs, sizeMm }) => ({
    words: glyphs.map(({ text }) => text).join(''),
    points: points(sizeMm),
  }))
  const numbers = runs.filter(({ words }) => /^\d+$/.test(words))
  const first = runs.findIndex(({ words }) => words === '1')
  const words = runs.slice(Math.max(first, 0)).filter(({ words: said }) => !/^\d+$/.test(said))
  return { number: Math.min(...numbers.map((run) => run.points)), word: Math.min(...words.map((run) => run.points)) }
}

const points = (mm: number) => (mm * 72) / 25.4

describe.each(SIZES)('the file of %s', (_, size, width, height, hasHanger) => {
  it('has the cover and twelve months, with 3 mm of bleed at all edges, also at the wire', async () => {
    const jpeg = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#c02020' } })
      .jpeg()
      .toBuffer()
    const files = Object.fromEntries(Array.from({ length: 13 }, (__, at) => [`p${at}`, jpeg]))
    open = judge(await written(pagesIn(filled(opened([size, MONDAY]))), files))
    open.check()
    const boxes = open.pageBoxes()
    expect(boxes).toHaveLength(13)
    for (const { trim, bleed } of boxes) {
      const sides = ([left = 0, bottom = 0, right = 0, top = 0]: number[]) => [right - left, top - bottom]
      const near = (mm: number) => expect.closeTo(points(mm), 1)
      expect(sides(trim)).toEqual([near(width), near(height)])
      expect(sides(bleed)).toEqual([near(width + 6), near(height + 6)])
      expect((bleed[3] ?? 0) - (trim[3] ?? 0)).toBeCloseTo(points(3), 1)
    }
    const words = open.text()
    for (const each of [
      '2027–2028',
      'Hōngongoi · July 2027',
      'Pipiri · June 2028',
      'Waitangi',
      'Aroha (40)',
      'Anniversary',
    ]) {
      expect(words).toContain(each)
    }
  })

  it('keeps letters and lines off the wire and the hanger', async () => {
    // The cover, July and February.
    const pages = pagesIn(opened([size, SUNDAY])).filter((_, page) => [0, 1, 8].includes(page))
    open = judge(await written(pages))
    const dpi = 72
    const at = (mm: number) => Math.round((mm * dpi) / 25.4)
    for (const page of [1, 2, 3]) {
      const paper = sharp(await open.trimmedPage(page, dpi)).greyscale()
      const isWhite = async (left: number, wide: number, deep: number) => {
        const { channels } = await sharp(
          await paper
            .clone()
            .extract({ left: at(left), top: 0, width: at(wide), height: at(deep) })
            .png()
            .toBuffer(),
        ).stats()
        return channels[0]?.min === 255
      }
      expect(await isWhite(0, width - 1, 11)).toBe(true)
      if (hasHanger) expect(await isWhite((width - 40) / 2, 40, 18)).toBe(true)
      // The page itself is not empty.
      expect((await sharp(await paper.clone().png().toBuffer()).stats()).channels[0]?.min).toBeLessThan(128)
    }
  })

  it('has numbers of 9 points and words of 5 at least, in months of six weeks too', () => {
    // January 2028 is the seventh month, from a Saturday, with New Year and its observed days.
    const { number, word } = heightsOn(opened([size, MONDAY], { language: 'en' }), 7)
    expect(number).toBeGreaterThanOrEqual(9)
    expect(word).toBeGreaterThanOrEqual(hasHanger ? 5.5 : 4.8)
  })

  it('has nothing to find in a calendar of good photos, and no day with too many words in any region', () => {
    for (const language of ['en', 'mi', 'both'] as const) {
      for (const region of ['auckland', 'south-canterbury', 'chatham-islands'] as const) {
        const design = opened([size, MONDAY], { region, language, firstMonth: '2027-01' })
        const kinds = preflight(definition, design, shape, { months: MONTHS }).map(({ kind, text }) => [kind, text])
        expect(
          kinds.filter(([kind]) => kind !== 'empty-places'),
          `${language} ${region}`,
        ).toEqual([])
      }
    }
  })
})
