import { bookDefinition } from '@kea/design/testing/definitions'
import { describe, expect, it } from 'vitest'
import { pagePrices } from './page-prices'

const priced = (uid: string, cents: number, quantityFrom = 1) => ({
  ...{ optionUids: [uid], quantityFrom, cents },
  ...{ regularCents: null, offerFrom: null, offerTo: null },
})
const choice = (uid: string, title: string, addCents = 0) => ({ uid, title, addCents })

const book = {
  options: [
    {
      ...{ uid: 'format', title: 'Format', required: true },
      choices: [choice('small', 'Small, 12 × 16 cm'), choice('tall', 'Tall, 15 × 20 cm')],
    },
    {
      ...{ uid: 'cover', title: 'Cover', required: true },
      choices: [choice('soft', 'Soft'), choice('hard', 'Hard', 1650)],
    },
    {
      ...{ uid: 'pages', title: 'Pages', required: true },
      choices: [choice('pages-8', '8 pages'), choice('pages-40', '40 pages', 2300)],
    },
  ],
  prices: [priced('small', 3495), priced('small', 3000, 2), priced('tall', 4995)],
}

describe('the prices of a book by its pages', () => {
  it('have a row for each number of pages, with how many photos it takes and a price for each format', () => {
    expect(pagePrices(book, bookDefinition)).toEqual({
      formats: ['Small, 12 × 16 cm', 'Tall, 15 × 20 cm'],
      covers: [
        { uid: 'soft', title: 'Soft', addCents: 0 },
        { uid: 'hard', title: 'Hard', addCents: 1650 },
      ],
      cover: 'soft',
      rows: [
        { title: '8 pages', photos: { least: 8, most: 32 }, cents: [3495, 4995] },
        { title: '40 pages', photos: { least: 40, most: 160 }, cents: [5795, 7295] },
      ],
    })
  })

  it('are those of the wanted cover, and of the first one for a cover that is not on sale', () => {
    expect(pagePrices(book, bookDefinition, 'hard')?.rows.map(({ cents }) => cents)).toEqual([
      [5145, 6645],
      [7445, 8945],
    ])
    expect(pagePrices(book, bookDefinition, 'gold')?.cover).toBe('soft')
  })

  it('are not there for a product whose options change no number of pages', () => {
    const [format, cover] = book.options
    if (!format || !cover) throw new Error('The book has options')
    expect(pagePrices({ ...book, options: [format, cover] }, bookDefinition, 'soft')).toBeNull()
  })
})
