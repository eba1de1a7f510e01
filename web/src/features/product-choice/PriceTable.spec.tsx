import type { Product } from '@kea/shared/page/product'
import type { LetterPrice } from '@kea/shared/pricing'
import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Shop } from '~/api/testing/Shop'
import { PriceTable } from './PriceTable'

/** A sign of one size. */
const sign = (letters: LetterPrice | undefined): Product => ({
  ...{ sku: 'sign', name: 'A sign', description: '', tool: 'neonchamp-tool', definition: '', inStock: true },
  ...{ pictures: [], specifications: '', readyWithin: 10, rating: { average: 0, count: 0 } },
  options: [
    {
      ...{ uid: 'size', title: 'Size', required: true },
      choices: [{ uid: 'small', title: '40 × 18 cm', addCents: 0 }],
    },
  ],
  prices: [
    {
      ...{ optionUids: ['small'], quantityFrom: 1, cents: 8524, regularCents: null, offerFrom: null, offerTo: null },
      ...(letters && { letters }),
    },
  ],
})

/** The first column of the table's row. */
function row(letters: LetterPrice | undefined): string[] {
  const { container } = render(
    <Shop>
      <PriceTable product={sign(letters)} />
    </Shop>,
  )
  return [...container.querySelectorAll('th[scope="row"]')].flatMap(({ childNodes }) =>
    [...childNodes].map(({ textContent }) => (textContent ?? '').replaceAll(/\s+/g, ' ').trim()),
  )
}

test.each([
  [6, 'Each letter after 6: N$5.00'],
  [1, 'Each letter after the first: N$5.00'],
  [0, 'Each letter: N$5.00'],
])('below a size that pays for %i letters is what further ones cost', (included, note) => {
  expect(row({ included, cents: 500, regularCents: null })).toEqual(['40 × 18 cm', note])
})

test('a price that does not depend on words says nothing of letters', () => {
  expect(row(undefined)).toEqual(['40 × 18 cm'])
})
