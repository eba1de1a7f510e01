import type { Card } from '@kea/shared/page/card'
import type { Listing } from '@kea/shared/page/listing'
import { PlainHeading } from '@kea/shared/view/PlainHeading'
import { Suspense, useMemo } from 'react'
import { Link } from 'react-router-dom'
import { CardPrice } from '~/features/products/CardPrice'
import { lazyWithRetry } from '~/ui/lazy-with-retry'
import { Picture } from '~/ui/Picture'
import { Container } from '~/ui/Section'

/** Only the tool of signs has so many products. */
const ProductListing = lazyWithRetry(
  async () => (await import('~/features/products/listing/ProductListing')).ProductListing,
)

/** One column on a phone, then two, then three in the page's width. */
const SIZES =
  '(min-width: 1600px) 500px, (min-width: 1024px) calc(33vw - 50px), (min-width: 640px) 46vw, calc(100vw - 40px)'

/** More products have filters, in place of large pictures. */
const FEW = 12

const searchOf = (sku: string): string => `?sku=${encodeURIComponent(sku)}`

/** The products of a tool. Each opens the tool with it. */
export function ToolProducts({ listing }: { listing: Listing }) {
  const opening = useMemo(
    () => ({ ...listing, tiles: listing.tiles.map((tile) => ({ ...tile, path: searchOf(tile.sku) })) }),
    [listing],
  )
  return (
    <>
      <PlainHeading lead="Choose one to start, and make it yours.">What would you like to design?</PlainHeading>
      {listing.tiles.length > FEW ? (
        <Suspense>
          <ProductListing listing={opening} countsSamples={false} />
        </Suspense>
      ) : (
        <ProductLinks products={listing.tiles} searchOf={searchOf} />
      )}
    </>
  )
}

interface ProductLinksProps {
  products: readonly Card[]
  /** The address of the tool with a product, from the tool's own path. */
  searchOf: (sku: string) => string
}

export function ProductLinks({ products, searchOf }: ProductLinksProps) {
  return (
    <Container className="pb-20">
      <ul className="grid gap-x-6 gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
        {products.map((product, at) => (
          <li key={product.sku}>
            <Link to={{ search: searchOf(product.sku) }} className="group block text-ink no-underline">
              <Picture
                src={product.picture}
                alt=""
                sizes={SIZES}
                shape="rectangle"
                isFirst={at < 2}
                className="rounded-picture"
              />
              <h2 className="mt-3 font-display text-subheading font-bold group-hover:underline group-hover:decoration-1">
                {product.name}
              </h2>
              <span className="mt-0.5 block text-ink-soft">
                <CardPrice text="" live={product} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Container>
  )
}
