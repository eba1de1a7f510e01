import { routes } from '@kea/shared/routes'
import { Link } from 'react-router-dom'
import { type ProductTile, ProductTiles } from '~/features/products/ProductTiles'

const PRODUCTS: readonly ProductTile[] = [
  { label: 'Canvas prints', slug: 'canvas-prints' },
  { label: 'Photo calendars', slug: 'photo-calendars' },
  { label: 'Photo mugs', slug: 'photo-mugs' },
  { label: 'Photo books', slug: 'custom-photo-books' },
]

/** What the page says without entries. */
export function EmptyWishlist() {
  return (
    <>
      <p className="mb-8 max-w-prose text-lead text-ink-soft">
        Nothing here yet. Tap the heart on anything you like, and you will find it here again.
      </p>
      <ProductTiles tiles={PRODUCTS} columns={4} />
      <p className="mt-8">
        <Link to={routes.page({ slug: 'all-products' })} className="text-kea underline">
          See all products
        </Link>
      </p>
    </>
  )
}
