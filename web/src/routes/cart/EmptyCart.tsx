import { routes } from '@kea/shared/routes'
import { Link } from 'react-router-dom'
import { LoggedOutCart } from '~/features/cart/LoggedOutCart'
import { type ProductTile, ProductTiles } from '~/features/products/ProductTiles'
import { wasLoggedOut } from '~/lib/logged-out'

const PRODUCTS: readonly ProductTile[] = [
  { label: 'Canvas prints', slug: 'canvas-prints' },
  { label: 'Photo prints', slug: 'photo-prints' },
  { label: 'Photo mugs', slug: 'photo-mugs' },
  { label: 'Photo books', slug: 'custom-photo-books' },
]

/** The empty cart with links to the products. */
export function EmptyCart() {
  if (wasLoggedOut()) return <LoggedOutCart />
  return (
    <div className="mt-4 lg:mt-6">
      <p className="mb-8 text-lead text-ink-soft">Your cart is empty. What would you like to make?</p>
      <ProductTiles tiles={PRODUCTS} columns={4} />
      <p className="mt-8">
        <Link to={routes.page({ slug: 'personalised-photo-gifts' })} className="text-kea underline">
          See all products
        </Link>
      </p>
    </div>
  )
}
