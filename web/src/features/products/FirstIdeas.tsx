import { routes } from '@kea/shared/routes'
import { Link } from 'react-router-dom'
import { type ProductTile, ProductTiles } from './ProductTiles'

interface FirstIdeasProps {
  /** What is empty, and what to do about it. */
  children: string
  tiles: readonly ProductTile[]
}

/** What an empty cart or wishlist shows: four products to begin with, and the way to all others. */
export function FirstIdeas({ children, tiles }: FirstIdeasProps) {
  return (
    <>
      <p className="mb-8 max-w-prose text-lead text-ink-soft">{children}</p>
      <ProductTiles tiles={tiles} columns={4} />
      <p className="mt-8">
        <Link to={routes.page({ slug: 'all-products' })} className="text-kea underline">
          See all products
        </Link>
      </p>
    </>
  )
}
