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
import paid from './fixtures/paid-pages.json'
import { type HostileDesign, honestDesign, hostileDesigns, PHOTO } from './support/hostile-designs'

/** Documents for each product. */
const RUNS = Number(process.env.HOSTILE_DESIGNS ?? 50)

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

/** What became of the hostile documents. Some pass, or the test would say nothing. */
const figures = { documents: 0, taken: 0, printed: 0 }

afterAll(() => {
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
      const { taken } = figures
      await fc.assert(
        fc.asyncProperty(hostileDesigns(sku, definition, choices), async (hostile) => {
          const problem = cartProblem(sku, definition, hostile)
          const print = await printOf(definition, hostile)
          if (print) expectPaid(sku, print, hostile)
          else expect(problem).not.toBeNull()
          figures.documents += 1
          if (print) figures.printed += 1
          if (problem === null) figures.taken += 1
        }),
        { numRuns: RUNS },
      )
      expect(figures.taken - taken).toBeGreaterThan(0)
    },
    20_000 + 300 * RUNS,
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
