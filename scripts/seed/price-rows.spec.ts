import { expect, test } from 'vitest'
import { priceRows } from '../../packages/store/seed/price-rows.ts'

const sign = (words: string[]) => ({
  id: 215,
  sku: 'name-sign',
  quantity_breaks: [1, 5],
  design: { parts: [{ id: 'sign', signWords: words }], resolution: { goodPpi: 150, leastPpi: 100 } },
})
const size = { id: 7, title: '40 × 18 cm', prices: [85.24, 80] }

test('a price has what its letters cost in each row', () => {
  expect(priceRows(sign(['Kia', 'ōra']), { ...size, letters: 6, letter_price: 4.5 }).map(({ row }) => row)).toEqual([
    {
      ...{ product_id: 215, option_value_id: 7, quantity_from: 1, cents: 8524, takes_offers: 1 },
      ...{ letters_included: 6, letter_cents: 450 },
    },
    {
      ...{ product_id: 215, option_value_id: 7, quantity_from: 5, cents: 8000, takes_offers: 1 },
      ...{ letters_included: 6, letter_cents: 450 },
    },
  ])
})

test('a price that does not depend on words has no columns for letters', () => {
  expect(Object.keys(priceRows(sign(['Charlotte']), size)[0]?.row ?? {})).toEqual([
    'product_id',
    'option_value_id',
    'quantity_from',
    'cents',
    'takes_offers',
  ])
})

test('a price must pay for the words that a design starts with', () => {
  expect(() => priceRows(sign(['Wiremus']), { ...size, letters: 6, letter_price: 4.5 })).toThrow(
    'seed: name-sign, 40 × 18 cm: a new design has 7 letters, and the price is for 6',
  )
  expect(() => priceRows(sign(['Tama']), { ...size, letters: 6 })).toThrow('letters and letter_price go together')
})
