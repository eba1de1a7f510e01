import type { Card } from '@kea/shared/page/card'
import { expect, it } from 'vitest'
import { ideasFor } from './free-delivery-ideas'

const card = (sku: string, cents: number | null, inStock = true): Card => ({
  ...{ sku, name: sku, path: `/${sku}`, picture: '', alt: '', regularCents: null, arrivesBy: '' },
  ...{ cents, inStock },
})

const CARDS = [
  card('magnet', 1399),
  card('gift-certificate', 1500),
  card('coaster', 1400),
  card('mug', 1795),
  card('sold-out', 1800, false),
  card('sign', null),
  card('tag', 1890),
  card('clock', 3400),
  card('pillow', 3401),
]

it.each([
  [1400, [], ['coaster', 'mug', 'tag']],
  [1400, ['mug'], ['coaster', 'tag', 'clock']],
  [3401, [], ['pillow']],
  [3402, [], []],
  [1, [], ['magnet', 'coaster', 'mug']],
])('with %i cents missing and %j in the cart, these are enough: %j', (missing, inCart, skus) => {
  expect(ideasFor(missing, CARDS, inCart).map(({ sku }) => sku)).toEqual(skus)
})
