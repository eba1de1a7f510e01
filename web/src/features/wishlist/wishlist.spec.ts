import { expect, it } from 'vitest'
import type { WishlistFieldsFragment } from '~/api/__generated__/types'
import { isOf, toWishlist } from './wishlist'

const price = { regular_price: { value: 24.95 }, final_price: { value: 19.95 } }
const MUG = {
  sku: 'photo-mug',
  name: 'Photo mug',
  url_key: 'photo-mugs',
  canonical_url: '/photo-mugs',
  stock_status: 'IN_STOCK',
  small_image: { url: 'mug.jpg', label: 'A mug' },
  price_range: { minimum_price: price },
}
const DESIGN = {
  uid: 'd1',
  name: 'For Koro',
  preview_image: '/media/uploads/p1',
  preview_words: null,
  edit_link: '/photomug-tool?sku=photo-mug&design=d1',
}

it('the list of a customer has products and designs, without what the shop no longer sells', () => {
  const items = [
    { id: '9', product: MUG, design: DESIGN },
    { id: '8', product: null, design: null },
    { id: '7', product: MUG, design: null },
  ]
  const { entries, sharedAs } = toWishlist({ sharing_code: 'abc', items_v2: { items } } as WishlistFieldsFragment)
  expect(sharedAs).toBe('abc')
  expect(entries.map(({ id }) => id)).toEqual(['9', '7'])
  expect(entries[0]?.card).toMatchObject({ name: 'Photo mug', path: '/photo-mugs', cents: 1995, regularCents: 2495 })
  expect(entries.map(({ design }) => design)).toEqual([
    {
      uid: 'd1',
      name: 'For Koro',
      preview: '/media/uploads/p1',
      previewWords: '',
      path: '/photomug-tool?sku=photo-mug&design=d1',
    },
    null,
  ])
  expect(entries.map(isOf({ sku: 'photo-mug', designUid: '' }))).toEqual([false, true])
  expect(entries.map(isOf({ sku: 'photo-mug', designUid: 'd1' }))).toEqual([true, false])
})

it('a backend without a list has an empty one', () => {
  expect(toWishlist(undefined)).toEqual({ entries: [], sharedAs: null })
})
