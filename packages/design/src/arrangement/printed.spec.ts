import { describe, expect, test } from 'vitest'
import type { DesignDocument, DesignRecord, DesignSurface } from '../document/document'
import { applyPatch } from '../document/patch'
import { surfacesOf } from '../document/records'
import type { ProductDefinition } from '../product/definition'
import { canvasDefinition, cushionDefinition, printDefinition } from '../testing/definitions'
import { textOn } from '../testing/text-on'
import { isAsSold } from './as-sold'
import { newDocument } from './new-document'
import { allPrinted, cartLines, printed, unitsOf } from './printed'

const copies: ProductDefinition = { ...printDefinition, arrangement: { kind: 'copies' } }

const designOf = (definition: ProductDefinition, options: string[]) =>
  newDocument(definition, { sku: 's', tool: 't', options })

const print = (id: string, more: Partial<DesignSurface> = {}): DesignRecord[] => [
  { kind: 'surface', id, part: 'front', order: `a${id}`, orientation: 'portrait', ...more },
  textOn(id),
]

/** The prints with these ids and fields. */
const printsWith = (records: DesignRecord[]): DesignDocument => ({
  ...designOf(copies, ['size-10x15']),
  records: Object.fromEntries(records.map((entry) => [entry.id, entry])),
})

const shown = (surfaces: ReturnType<typeof printed>) =>
  surfaces.map(({ geometry, copies: count, trims }) => [
    geometry.part.id,
    count,
    trims.map(({ width, height }) => `${width} × ${height}`).join(),
  ])

describe('what is printed of a piece', () => {
  test('has the sizes of the options of the line, not of the document', () => {
    const design = designOf(canvasDefinition, ['size-20x20', 'depth-19'])
    expect(shown(printed(design, canvasDefinition, ['size-30x40', 'depth-38']))).toEqual([['front', 1, '376 × 476']])
  })

  test('has no copies, options or typed sizes of a surface', () => {
    const design = designOf(canvasDefinition, ['size-30x40', 'depth-19'])
    const put = surfacesOf(design).map((surface) => ({
      ...surface,
      copies: 25,
      options: ['size-100x150'],
      size: { widthMm: 900, heightMm: 800 },
    }))
    const strange = applyPatch(design, { put }).document
    expect(shown(printed(strange, canvasDefinition, design.options))).toEqual([['front', 1, '338 × 438']])
  })

  test.each([
    ['back-plain', [['front', 1, '300 × 500']]],
    [
      'back-own',
      [
        ['front', 1, '300 × 500'],
        ['back', 1, '300 × 500'],
      ],
    ],
    [
      'back-same',
      [
        ['front', 1, '300 × 500'],
        ['back', 1, '300 × 500'],
      ],
    ],
  ])('has the parts that the options leave: %s', (back, expected) => {
    const design = designOf(cushionDefinition, ['size-30x50', back])
    expect(shown(printed(design, cushionDefinition, design.options))).toEqual(expected)
  })

  test('has a page for each piece of a part', () => {
    const [front] = canvasDefinition.parts
    if (!front) throw new Error('No part')
    const split = { ...canvasDefinition, parts: [{ ...front, pieces: { columns: 2, rows: 1, gapMm: 30 } }] }
    const design = designOf(split, ['size-30x40', 'depth-38'])
    expect(shown(printed(design, split, design.options))).toEqual([['front', 1, '211 × 476,211 × 476']])
  })

  test('is one unit, whatever its parts are', () => {
    const design = designOf(cushionDefinition, ['size-40x40', 'back-own'])
    expect(cartLines(design, cushionDefinition, 7)).toEqual([{ options: ['size-40x40', 'back-own'], quantity: 7 }])
  })
})

describe('what is printed by copies', () => {
  const large = ['size-20x30']
  const design = printsWith([
    ...print('1', { copies: 12 }),
    ...print('2', { copies: 4, options: large }),
    ...print('3'),
    { kind: 'surface', id: 'empty', part: 'front', order: 'az', orientation: 'portrait', copies: 90 },
  ])

  test('are the prints with the options of the line that have something on them', () => {
    expect(shown(printed(design, copies, ['size-10x15']))).toEqual([
      ['front', 12, '100 × 150'],
      ['front', 1, '100 × 150'],
    ])
    expect(shown(printed(design, copies, large))).toEqual([['front', 4, '200 × 300']])
    expect(printed(design, copies, ['size-13x18'])).toEqual([])
  })

  test('is a line for each set of options, with the sum of its copies', () => {
    expect(cartLines(design, copies, 3)).toEqual([
      { options: ['size-10x15'], quantity: 13 },
      { options: ['size-20x30'], quantity: 4 },
    ])
    expect(unitsOf(copies, allPrinted(design, copies))).toBe(17)
  })
})

describe('a surface says only what its product sells', () => {
  const canvasWith = (more: Partial<DesignSurface>) => {
    const design = designOf(canvasDefinition, ['size-30x40'])
    return applyPatch(design, { put: surfacesOf(design).map((surface) => ({ ...surface, ...more })) }).document
  }
  const size = { widthMm: 300, heightMm: 400 }
  const free = { ...canvasDefinition, freeSize: { leastMm: 1, shortMm: 900, longMm: 900, stepMm: 1 } }

  test.each<[string, Partial<DesignSurface>, ProductDefinition, boolean]>([
    ['nothing', {}, canvasDefinition, true],
    ['one copy of a canvas', { copies: 1 }, canvasDefinition, false],
    ['options of a canvas', { options: ['size-30x40'] }, canvasDefinition, false],
    ['a size of a canvas', { size }, canvasDefinition, false],
    ['copies of a print', { copies: 9 }, copies, true],
    ['options of a print', { options: [] }, copies, true],
    ['a size of a print', { size }, copies, false],
    ['a size of a piece that is made to measure', { size }, free, true],
    ['copies of one', { copies: 2 }, free, false],
  ])('%s', (_, more, definition, expected) => {
    expect(isAsSold(definition, canvasWith(more))).toBe(expected)
  })

  test('settings are those of the product', () => {
    const settings = {
      kind: 'calendar' as const,
      firstMonth: '2027-07',
      holidays: true,
      region: 'otago' as const,
      language: 'both' as const,
      dates: [],
    }
    const design = { ...canvasWith({}), settings }
    expect(isAsSold(canvasDefinition, design)).toBe(false)
    expect(isAsSold({ ...canvasDefinition, settings: 'calendar' }, design)).toBe(true)
    expect(isAsSold({ ...canvasDefinition, settings: 'calendar' }, canvasWith({}))).toBe(false)
  })
})
