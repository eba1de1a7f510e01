import { LoggedOutCart } from '~/features/cart/LoggedOutCart'
import { FirstIdeas } from '~/features/products/FirstIdeas'
import type { ProductTile } from '~/features/products/ProductTiles'
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
      <FirstIdeas tiles={PRODUCTS}>Your cart is empty. What would you like to make?</FirstIdeas>
    </div>
  )
}
