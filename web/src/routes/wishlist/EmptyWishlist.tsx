import { FirstIdeas } from '~/features/products/FirstIdeas'
import type { ProductTile } from '~/features/products/ProductTiles'

const PRODUCTS: readonly ProductTile[] = [
  { label: 'Canvas prints', slug: 'canvas-prints' },
  { label: 'Photo calendars', slug: 'photo-calendars' },
  { label: 'Photo mugs', slug: 'photo-mugs' },
  { label: 'Photo books', slug: 'custom-photo-books' },
]

/** What the page says without entries. */
export function EmptyWishlist() {
  return (
    <FirstIdeas tiles={PRODUCTS}>
      Nothing here yet. Tap the heart on anything you like, and you will find it here again.
    </FirstIdeas>
  )
}
