import { describe, expect, it } from 'vitest'
import { choiceGroups, quantityBreaks, sizeOption } from './choice-groups'
import { columnClasses, columnsFor, stageClasses } from './stage-classes'

const row = (uid: string, cents: number, quantityFrom = 1) => ({
  optionUids: [uid],
  quantityFrom,
  cents,
  regularCents: null,
  offerFrom: null,
  offerTo: null,
})
const choices = (...titles: string[]) => titles.map((title) => ({ uid: title, title, addCents: 0 }))
const depth = {
  uid: 'depth',
  title: 'Depth',
  required: true,
  choices: [
    { uid: '19', title: '19 mm', addCents: 0 },
    { uid: '38', title: '38 mm', addCents: 1200, swatch: ['#1d1d1b'] },
  ],
}

/** A product with these sizes, each for N$10. */
const canvas = (...titles: string[]) => ({
  options: [{ uid: 'size', title: 'Size', required: true, choices: choices(...titles) }, depth],
  prices: titles.map((title) => row(title, 1000)),
})
const labels = (product: ReturnType<typeof canvas>) =>
  choiceGroups(product).map(({ legend, choices: shown }) => [legend, ...shown.map(({ label }) => label)])

describe('the groups of a chooser', () => {
  it('are sizes by shape and area, then the other options', () => {
    const wide = '150 × 50 cm'
    const product = canvas('60 × 90 cm', '30 × 30 cm', '20 × 30 cm', wide, '20 × 20 cm', '40 × 60 cm', '40 × 40 cm')
    expect(labels(product)).toEqual([
      ['Size: square', '20 × 20 cm', '30 × 30 cm', '40 × 40 cm'],
      ['Size: rectangle', '20 × 30 cm', '40 × 60 cm', '60 × 90 cm'],
      ['Size: panorama', wide],
      ['Depth', '19 mm', '38 mm'],
    ])
  })

  it('have one group for up to six sizes, and for titles that are no dimensions', () => {
    expect(labels(canvas('20 × 30 cm', '20 × 20 cm'))[0]).toEqual(['Size', '20 × 30 cm', '20 × 20 cm'])
    const papers = ['A4', 'A3', 'A2', 'A1', 'A0', '50 × 70 cm', '60 × 60 cm']
    expect(labels(canvas(...papers))[0]).toEqual(['Size', ...papers])
  })

  it('of more than six sizes of one shape are one group, and a shape without sizes has none', () => {
    const squares = ['10', '20', '30', '40', '50', '60', '70'].map((side) => `${side} × ${side} cm`)
    expect(labels(canvas(...squares))).toEqual([
      ['Size', ...squares],
      ['Depth', '19 mm', '38 mm'],
    ])
    expect(labels(canvas(...squares, '20 × 30 cm')).map(([legend]) => legend)).toEqual([
      'Size: square',
      'Size: rectangle',
      'Depth',
    ])
  })

  it('of six sizes are one group, whatever their shapes', () => {
    const sizes = ['20 × 20 cm', '20 × 30 cm', '20 × 60 cm', '40 × 40 cm', '40 × 60 cm', '40 × 120 cm']
    expect(labels(canvas(...sizes))[0]).toEqual(['Size', ...sizes])
  })

  it('have a rectangle from 1.05 and a panorama from 1.9 times as long as wide', () => {
    const sizes = ['100 × 104 cm', '100 × 105 cm', '100 × 189 cm', '100 × 190 cm', '20 × 20 cm', '20 × 30 cm']
    expect(labels(canvas(...sizes, '20 × 60 cm')).slice(0, 3)).toEqual([
      ['Size: square', '20 × 20 cm', '100 × 104 cm'],
      ['Size: rectangle', '20 × 30 cm', '100 × 105 cm', '100 × 189 cm'],
      ['Size: panorama', '20 × 60 cm', '100 × 190 cm'],
    ])
  })

  it('have one group if a size is 0 wide', () => {
    const sizes = ['0 × 20 cm', '20 × 20 cm', '20 × 30 cm', '20 × 60 cm', '40 × 40 cm', '40 × 60 cm', '40 × 120 cm']
    expect(labels(canvas(...sizes))[0]).toEqual(['Size', ...sizes])
  })

  it('have the price of each size for the chosen options, what an option adds, and its colours', () => {
    const product = canvas('S', 'L')
    expect(sizeOption(product)?.uid).toBe('size')
    expect(choiceGroups(product)).toEqual([
      {
        legend: 'Size',
        isSized: true,
        choices: [
          { uid: 'S', label: 'S', detail: 'N$10.00', swatch: [] },
          { uid: 'L', label: 'L', detail: 'N$10.00', swatch: [] },
        ],
      },
      {
        legend: 'Depth',
        isSized: false,
        choices: [
          { uid: '19', label: '19 mm', detail: '', swatch: [] },
          { uid: '38', label: '38 mm', detail: '+ N$12.00', swatch: ['#1d1d1b'] },
        ],
      },
    ])
    expect(choiceGroups(product, ['S', '38'])[0]?.choices[1]?.detail).toBe('N$22.00')
    expect(choiceGroups({ ...product, prices: [row('S', 1000)] })[0]?.choices[1]?.detail).toBe('')
  })
})

describe('quantity breaks', () => {
  it('are the quantities with a lower price of a piece', () => {
    const product = { ...canvas('S'), prices: [row('S', 1000), row('S', 900, 2), row('S', 900, 3), row('S', 800, 5)] }
    expect(quantityBreaks(product, ['S', '38'])).toEqual([
      { quantity: 2, unitCents: 2100 },
      { quantity: 5, unitCents: 2000 },
    ])
    expect(quantityBreaks(product, [])).toEqual([])
    const unsorted = { ...canvas('S'), prices: [row('S', 700, 10), row('S', 1000), row('S', 800, 5)] }
    expect(quantityBreaks(unsorted, ['S'])).toEqual([
      { quantity: 5, unitCents: 800 },
      { quantity: 10, unitCents: 700 },
    ])
  })
})

describe('the columns of sizes', () => {
  it.each([
    [['20 × 30 cm', '100 × 150 cm'], stageClasses.sizes.short],
    [['White, 330 ml', 'Landscape, 28 × 21 cm'], stageClasses.sizes.middle],
    [['A5', 'A title of 24 characters'], stageClasses.sizes.middle],
    [['A5', 'White with black inside, 330 ml'], stageClasses.sizes.long],
  ])('of %j', (titles, columns) => {
    expect(columnsFor(titles)).toBe(columns)
  })
})

describe('the columns of the stage', () => {
  const { media, mediaLong, text, textLong } = stageClasses

  it.each([
    [1, [2], 'long'],
    [2, [2], 'short'],
    [2, [16], 'short'],
    [2, [17], 'long'],
    [2, [4, 8], 'short'],
    [3, [1, 1, 1], 'long'],
    [2, [], 'short'],
  ])('of %i pictures and groups of %j choices are those of a %s chooser', (pictures, counts, chooser) => {
    const long = { media, text: textLong }
    const short = { media: mediaLong, text }
    expect(columnClasses(pictures, counts)).toEqual(chooser === 'long' ? long : short)
  })
})
