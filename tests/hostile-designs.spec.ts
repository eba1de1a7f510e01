import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { newDocument } from '@kea/design/arrangement/new-document'
import { readDesignDocument } from '@kea/design/document/read-document'
import { itemsOf } from '@kea/design/document/records'
import { type ProductDefinition, productDefinition } from '@kea/design/product/definition'
import { PrintRefusal } from '@kea/print/print-refusal'
import type { Original, PrintResources } from '@kea/print/resources'
import fc from 'fast-check'
import { afterAll, describe, expect, it } from 'vitest'
import { definitionOf } from '../packages/store/seed/build-definition.ts'
import type { SeedDesign } from '../packages/store/seed/seed-files.ts'
import { pieceProblem } from '../packages/store/src/modules/designs/line-check'
import { type PlannedPrint, planPrint } from '../packages/store/src/modules/print-plan/plan-print'
import { isSign, planTemplate } from '../packages/store/src/modules/print-plan/plan-template'
import paid from './fixtures/paid-pages.json'
import { type HostileDesign, honestDesign, hostileDesigns, PHOTO } from './support/hostile-designs'

/** Documents for each product. `pnpm soak` tries 2,000. */
const RUNS = Number(process.env.HOSTILE_DESIGNS ?? 10)
/** The thirty signs share their parts, and each document bends several. */
const runsOf = (definition: ProductDefinition): number => (isSign(definition) ? Math.ceil(RUNS / 2) : RUNS)

interface Seed {
  sku: string
  design: SeedDesign | undefined
  options: { id: number; required?: boolean; values: { id: number }[] }[]
}

/** `[2, 338, 438]`: two pages of 338 × 438 mm. `[1, 'up to', 750]`: one whose width and height are up to 750 mm together. */
type Row = [count: number, width: number | string, height: number]
interface Paid {
  /** The shopper may turn the piece. */
  turns: boolean
  /** The options that decide pages and sizes; the keys of `pages` are their values. */
  options: number[]
  pages: Record<string, Row[]>
}

const PAID = paid as unknown as Record<string, Paid>
const folder = new URL('../packages/store/seed/products/', import.meta.url)
const products = readdirSync(folder).flatMap((file): [string, Seed, ProductDefinition][] => {
  const seed: Seed = JSON.parse(readFileSync(new URL(file, folder), 'utf8'))
  const definition = definitionOf(seed)
  return definition ? [[seed.sku, seed, productDefinition.parse(definition)]] : []
})

const uidOf = (option: number, value: number) => Buffer.from(`custom-option/${option}/${value}`).toString('base64')
const valuesOf = (uid: string) => Buffer.from(uid, 'base64').toString().split('/').slice(1) as [string, string]

/** The literal pages of one piece with these options. */
function paidFor(sku: string, options: readonly string[]): Row[] {
  const values = new Map(options.map(valuesOf))
  const rows = PAID[sku]?.pages[PAID[sku].options.map((option) => values.get(String(option))).join('+')]
  if (!rows) throw new Error(`The table has no row of ${sku} for ${options.map(valuesOf).join(' ')}`)
  return rows
}

const FULL = { x: 0, y: 0, width: 1, height: 1 }

const noBytes = async () => new Uint8Array()
const open = async () => new ReadableStream()
const original: Original = {
  key: PHOTO.upload,
  name: 'photo.jpg',
  jpeg: {
    facts: {
      ...{ type: 'image/jpeg', width: PHOTO.widthPx, height: PHOTO.heightPx, components: 3, orientation: 1 },
      ...{ progressive: false, adobe: null, plainRgb: false, profile: null, rare: null },
    },
    picture: [{ length: 50_000, open }],
    mask: null,
  },
  source: { size: 50_000, read: noBytes, ahead: noBytes },
  end: null,
  open,
}
const tile = { x: 0, y: 0, ...PHOTO, original }
const resources: PrintResources = {
  original: async () => original,
  // Blurred sides are made on the device. Here every key has pixels.
  derived: async () => ({ ...PHOTO, tiles: [tile] }),
  font: async () => new Uint8Array(),
  subset: (font) => font,
}
const facts = () => ({ title: '', id: '0'.repeat(32), created: new Date(0), slug: null })

type Printed = Pick<PlannedPrint, 'pdfs' | 'times'>

/** What the writer would print of a stored document; null where it refuses. */
async function printOf(definition: ProductDefinition, { document, options, quantity }: HostileDesign) {
  const read = readDesignDocument(JSON.parse(JSON.stringify(document)))
  if (!read.ok) return null
  try {
    const line = { definition, design: read.document, options, quantity }
    return (await planPrint(line, { resources, shape: () => null, facts })) satisfies Printed
  } catch (error) {
    if (error instanceof PrintRefusal) return null
    throw error
  }
}

/** True where a wall template is drawn of a stored document. */
async function hasTemplate(definition: ProductDefinition, { document, options }: HostileDesign): Promise<boolean> {
  const read = readDesignDocument(JSON.parse(JSON.stringify(document)))
  if (!read.ok) return false
  const needs = { text: { ...resources, shape: () => null }, facts: facts(), heading: '' }
  try {
    return (await planTemplate({ definition, design: read.document, options }, needs)) !== null
  } catch (error) {
    if (error instanceof PrintRefusal) return false
    throw error
  }
}

/** Why the cart refuses a document; null if it takes it. */
function cartProblem(sku: string, definition: ProductDefinition, { document, options, quantity }: HostileDesign) {
  const read = readDesignDocument(JSON.parse(JSON.stringify(document)))
  return read.ok ? pieceProblem(read.document, { sku, optionUids: options, definition, quantity }) : read.problem
}

const isNear = (a: number, b: number) => Math.abs(a - b) < 0.06

/** Checks each page against the table, and all of them together. */
function expectPaid(sku: string, { pdfs, times }: Printed, { options, quantity }: HostileDesign): void {
  const rows = paidFor(sku, options)
  const pages = pdfs.flatMap(({ trims }) => trims)
  expect(pages.length * times).toBe(quantity * rows.reduce((sum, [count]) => sum + count, 0))
  let area = 0
  for (const { width, height } of pages) {
    const row = rows.find(([, wide, high]) =>
      wide === 'up to'
        ? width + height <= high
        : (isNear(width, Number(wide)) && isNear(height, high)) ||
          (PAID[sku]?.turns && isNear(width, high) && isNear(height, Number(wide))),
    )
    if (!row) throw new Error(`A page of ${width} × ${height} mm; paid: ${JSON.stringify(rows)}`)
    area += width * height * times
  }
  const most = rows.reduce(
    (sum, [count, wide, high]) => sum + count * (wide === 'up to' ? (high / 2) ** 2 : Number(wide) * high),
    0,
  )
  expect(area).toBeLessThanOrEqual(most * quantity * 1.0001)
}

const choicesOf = ({ options }: Seed) => options.map(({ id, values }) => values.map((value) => uidOf(id, value.id)))

/** What became of the hostile documents. */
const figures = { documents: 0, taken: 0, printed: 0 }

afterAll(() => {
  // Documents that are all refused would prove nothing.
  expect(figures.taken).toBeGreaterThan(figures.documents / 10)
  const path = process.env.HOSTILE_FIGURES
  if (path) writeFileSync(path, JSON.stringify(figures))
})

it('the table has every product that is designed', () => {
  expect(products.map(([sku]) => sku).sort()).toEqual(Object.keys(PAID).sort())
})

describe.each(products)('%s', (sku, seed, definition) => {
  const choices = choicesOf(seed)

  it.each(Object.keys(PAID[sku]?.pages ?? {}))('prints the pages that are paid, with %s', async (row) => {
    const values = row.split('+').map(Number)
    const options = seed.options.map(({ id, values: [first, ...more] }) => {
      const chosen = [first, ...more].find((value) => value && values.includes(value.id)) ?? first
      return uidOf(id, chosen?.id ?? 0)
    })
    const line = { options, quantity: 3 }
    const honest = { ...line, document: honestDesign(sku, definition, line) }
    const print = await printOf(definition, honest)
    if (!print) throw new Error('An honest design is refused')
    expectPaid(sku, print, honest)
  })

  it(
    'prints no page of a hostile design that is not paid, and all that the cart takes',
    async () => {
      await fc.assert(
        fc.asyncProperty(hostileDesigns(sku, definition, choices), async (hostile) => {
          const problem = cartProblem(sku, definition, hostile)
          const print = await printOf(definition, hostile)
          if (print) expectPaid(sku, print, hostile)
          else expect(problem).not.toBeNull()
          if (isSign(definition) && print) expect(await hasTemplate(definition, hostile)).toBe(true)
          figures.documents += 1
          if (print) figures.printed += 1
          if (problem === null) figures.taken += 1
        }),
        { numRuns: runsOf(definition) },
      )
    },
    // The cores may be shared by six test processes.
    60_000 + 1_000 * RUNS,
  )
})

it.each([
  ['photo-christmas-stocking', 'cuff', 'Cuff takes words only. Remove everything else from it first.'],
  ['photo-jewellery', 'back', 'Back takes words only. Remove everything else from it first.'],
  ['photo-pet-tag', 'back', null],
] as const)('of %s a photo on the %s: the cart says %s, and the printer does as the cart', async (sku, part, said) => {
  const [, seed, definition] = products.find(([each]) => each === sku) ?? []
  if (!seed || !definition) throw new Error('There is no such product')
  const line = { options: choicesOf(seed).map(([first = '']) => first), quantity: 1 }
  const honest = honestDesign(sku, definition, line)
  const [front] = Object.values(honest.records).filter((record) => 'data' in record)
  const stray = { ...front, id: 'stray', surface: `surface:${part}` }
  const document = { ...honest, records: { ...honest.records, stray } }
  expect(cartProblem(sku, definition, { ...line, document })).toBe(said)
  expect((await printOf(definition, { ...line, document })) === null).toBe(said !== null)
})

/** An honest design of a product, with the first value of each of its options, or with the last one. */
function honestOf(wanted: string, at: 0 | -1 = 0) {
  const [sku, seed, definition] = products.find(([each]) => each === wanted) ?? []
  if (!sku || !seed || !definition) throw new Error(`There is no ${wanted}`)
  const line = { options: choicesOf(seed).map((values) => values.at(at) ?? ''), quantity: 1 }
  const honest = honestDesign(sku, definition, line)
  /** What the cart says of the design with other records, and whether it is printed. */
  const attack = async (records: Record<string, object>, without: readonly string[] = [], rest: object = {}) => {
    const all = { ...honest.records, ...records }
    const left = Object.fromEntries(Object.entries(all).filter(([id]) => !without.includes(id)))
    const hostile = { ...line, document: { ...honest, ...rest, records: left } }
    const print = await printOf(definition, hostile)
    if (print) expectPaid(sku, print, hostile)
    return cartProblem(sku, definition, hostile)
  }
  return { honest, attack }
}

const recordsOf = (records: Record<string, object>) => records as Record<string, { id: string; data: object }>

describe('a calendar', () => {
  const { honest, attack } = honestOf('photo-calendar')
  const records = recordsOf(honest.records)
  const monthOf = (page: string) => records[`month:0:surface:${page}`]

  it('as an honest shopper makes it is taken', async () => {
    expect(await attack({})).toBeNull()
  })

  it('with two months on one page is refused', async () => {
    const second = { ...monthOf('month:2'), id: 'forged', surface: 'surface:month' }
    expect(await attack({ forged: second })).toContain('A surface has one month')
    const moved = { ...monthOf('month:2'), surface: 'surface:month:3' }
    expect(await attack({ 'month:0:surface:month:2': moved })).toContain('A surface has one month')
  })

  it('without the days of a month is refused, and so is one with the year in their place', async () => {
    const lost = / 2027 has lost its days\. Open your design, and put them back before you order\.$/
    expect(await attack({}, ['month:0:surface:month:2'])).toMatch(lost)
    const years = { ...monthOf('month:2'), data: { shows: 'years', style: 'classic' } }
    expect(await attack({ 'month:0:surface:month:2': years })).toMatch(lost)
  })

  it('with the days of a month on its cover is refused', async () => {
    const days = { ...monthOf('cover'), data: { shows: 'days', style: 'classic' } }
    expect(await attack({ 'month:0:surface:cover': days })).toBe(
      'Cover has lost its year. Open your design, and put it back before you order.',
    )
  })

  it('with ten thousand dates is refused', async () => {
    const dates = Array.from({ length: 10_000 }, (_, at) => ({ month: 1 + (at % 12), day: 1, words: `Day ${at}` }))
    const settings = { kind: 'calendar', firstMonth: '2027-01', holidays: true, region: null, language: 'en', dates }
    expect(await attack({}, [], { settings })).not.toBeNull()
    expect(await attack({}, [], { settings: { ...settings, dates: dates.slice(0, 400) } })).toBeNull()
    expect(await attack({}, [], { settings: { ...settings, dates: dates.slice(0, 401) } })).not.toBeNull()
  })
})

it('a deck of cards with a face in the place of another one is refused', async () => {
  const { honest, attack } = honestOf('photo-playing-cards', -1)
  const forged = { ...recordsOf(honest.records)['surface:face:7'], id: 'forged', pairWith: 'surface:face:7' }
  expect(await attack({})).toBeNull()
  expect(await attack({ forged })).not.toBeNull()
})

it.each([
  ['itself', 'surface:face'],
  ['a second card', 'surface:face:2'],
  ['a card that is not there', 'surface:nothing'],
  ['the back', 'surface:back'],
])('a pair of a memory game with %s is refused', async (_, pairWith) => {
  const { honest, attack } = honestOf('photo-memory-game')
  const records = recordsOf(honest.records)
  const second = { ...records['surface:face:2'], pairWith: 'surface:face:3' }
  const forged = { ...records['surface:face'], pairWith }
  expect(await attack({ 'surface:face': forged, 'surface:face:2': second })).not.toBeNull()
})

it.each(['photo-mug', 'photo-calendar', 'photo-book'])(
  'places that %s does not have print what is paid',
  async (sku) => {
    const { honest, attack } = honestOf(sku)
    const surfaces = Object.values(recordsOf(honest.records)).filter((entry) => 'part' in entry)
    const layout = { id: 'rows-5-5-5', gapMm: 0, marginMm: 0, captions: 'below' }
    const surplus = Array.from({ length: 30 }, (_, slot) => ({ slot, data: { photo: 'p1', turns: 0, crop: FULL } }))
    const strange = surfaces.map((surface) => {
      const { layout: _, ...bare } = surface as { id: string; layout?: object }
      return { ...bare, halves: { left: layout, right: { ...layout, id: 'rows-99' } }, surplus }
    })
    const isPhoto = (entry: object) => 'type' in entry && entry.type === 'photo'
    const photos = Object.values(recordsOf(honest.records)).filter(isPhoto)
    const slotted = photos.map((item) => ({
      ...item,
      slot: 29,
      frame: { x: 0, y: 0, width: 50, height: 50, angle: 0 },
    }))
    const records = Object.fromEntries([...strange, ...slotted].map((entry) => [entry.id, entry]))
    expect(await attack(records)).toBeNull()
    const tooMany = strange.map((surface) => ({ ...surface, surplus: [...surplus, ...surplus] }))
    expect(await attack(Object.fromEntries(tooMany.map((entry) => [entry.id, entry])))).not.toBeNull()
  },
)

it('words on a spine that are larger than the book print no larger cover', async () => {
  const { attack } = honestOf('photo-book')
  const words = {
    ...{ kind: 'item', id: 'spine', surface: 'surface:cover', order: 'b0', type: 'text' },
    frame: { x: 0, y: 0, width: 10_000, height: 10_000, angle: 90 },
    data: {
      ...{ words: 'Our year', font: 'lora', sizeMm: 5_000, colour: '#000000', align: 'centre' },
      ...{ lineHeight: 1, letterSpacing: 0 },
    },
  }
  expect(await attack({ spine: words })).toBeNull()
})

it.each([
  ['Ana-Margaret', null],
  ['Ana-Margareta', 'Cuff: Up to 12 letters fit here, and you have 13.'],
] as const)('the cart says of %s on a cuff: %s', (words, said) => {
  const [sku, seed, definition] = products.find(([each]) => each === 'photo-christmas-stocking') ?? []
  if (!sku || !seed || !definition) throw new Error('There is no stocking')
  const line = { options: choicesOf(seed).map(([first = '']) => first), quantity: 1 }
  const design = newDocument(definition, { sku, tool: 'stocking-tool', options: line.options })
  const name = itemsOf(design).find(({ type }) => type === 'text')
  if (name?.type !== 'text') throw new Error('The cuff has no name')
  const written = { ...name, data: { ...name.data, words } }
  const honest = honestDesign(sku, definition, line)
  const document = { ...honest, records: { ...honest.records, [written.id]: written } }
  expect(cartProblem(sku, definition, { ...line, document })).toBe(said)
})
