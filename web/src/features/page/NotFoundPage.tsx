import { NOT_FOUND_HEADING } from '@kea/shared/first-view/headings'
import { routes } from '@kea/shared/routes'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { cardsQuery } from '~/features/products/cards'
import { Picture } from '~/ui/Picture'
import { PlainHeading } from '~/ui/PlainHeading'
import { Container, Section } from '~/ui/Section'

interface Tile {
  label: string
  slug: string
  /** The product of the picture. */
  sku: string
}

const PRODUCTS: readonly Tile[] = [
  { label: 'Canvas Prints', slug: 'canvas-prints', sku: 'canvas-print' },
  { label: 'Photo Prints', slug: 'photo-prints', sku: 'photo-print' },
  { label: 'Photo Pillows', slug: 'personalised-photo-pillows', sku: 'photo-pillow' },
  { label: 'Metal Prints', slug: 'metal-prints', sku: 'metal-print' },
  { label: 'Acrylic Prints', slug: 'acrylic-prints', sku: 'acrylic-print' },
  { label: 'Photo Mugs', slug: 'photo-mugs', sku: 'photo-mug' },
  { label: 'Magic Mugs', slug: 'magic-mugs', sku: 'magic-mug' },
  { label: 'Acrylic Photo Blocks', slug: 'acrylic-photo-blocks', sku: 'acrylic-photo-block' },
  { label: 'Photo Coasters', slug: 'photo-coasters', sku: 'photo-coaster' },
  { label: 'Photo Magnets', slug: 'photo-magnets', sku: 'photo-magnet' },
  { label: 'Photo Books', slug: 'custom-photo-books', sku: 'photo-book' },
  { label: 'Wood Prints', slug: 'wood-prints', sku: 'wood-print' },
]

const TREATS: readonly Tile[] = [
  { label: 'Deals', slug: 'coupons-codes-and-deals', sku: 'framed-photo-print' },
  { label: 'Shop all Products', slug: 'personalised-photo-gifts', sku: 'photo-calendar' },
]

/** The page for an unknown path. The specification has its exact texts (ROUTE-45 to ROUTE-51). */
export function NotFoundPage() {
  return (
    <>
      <PlainHeading>{NOT_FOUND_HEADING}</PlainHeading>
      <Container>
        <p className="mt-2 max-w-2xl text-lead text-ink-soft">
          Sorry! Either we can't find the page you're looking for, or there was a jam in our machine. Try searching or
          return to our{' '}
          <Link to={routes.home()} className="text-kea underline">
            homepage
          </Link>
          .
        </p>
      </Container>
      <Section title="Check out our other products!">
        <Tiles tiles={PRODUCTS} className="grid-cols-2 lg:grid-cols-4" />
      </Section>
      <Section title="We're always treating our customers! Check out these deals and coupons" ground="mist">
        <Tiles tiles={TREATS} className="grid-cols-2" />
      </Section>
    </>
  )
}

const SKUS = [...PRODUCTS, ...TREATS].map(({ sku }) => sku)

/** Links with product pictures. Each picture has reserved space while it loads and if it fails to load. */
function Tiles({ tiles, className }: { tiles: readonly Tile[]; className: string }) {
  const { data: cards } = useQuery(cardsQuery(SKUS))
  return (
    <ul className={`grid gap-x-6 gap-y-8 ${className}`}>
      {tiles.map(({ label, slug, sku }) => (
        <li key={slug}>
          <Link
            to={routes.page({ slug })}
            className="group block font-display text-ink no-underline lg:text-subheading"
          >
            <Picture
              src={cards?.find((card) => card.sku === sku)?.picture ?? ''}
              alt=""
              sizes="(min-width: 1024px) 24vw, 50vw"
              shape="rectangle"
              className="rounded-picture"
            />
            <span className="mt-3 block font-bold group-hover:underline group-hover:decoration-1">{label}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
