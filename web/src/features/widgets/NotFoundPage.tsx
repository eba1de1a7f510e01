import { routes } from '@kea/shared/routes'
import { Link } from 'react-router-dom'
import { Container, Section } from '~/ui/Section'

interface Tile {
  label: string
  slug: string
}

const PRODUCTS: readonly Tile[] = [
  { label: 'Canvas Prints', slug: 'canvas-prints' },
  { label: 'Photo Prints', slug: 'photo-prints' },
  { label: 'Photo Pillows', slug: 'personalised-photo-pillows' },
  { label: 'Metal Prints', slug: 'metal-prints' },
  { label: 'Acrylic Prints', slug: 'acrylic-prints' },
  { label: 'Photo Mugs', slug: 'photo-mugs' },
  { label: 'Magic Mugs', slug: 'magic-mugs' },
  { label: 'Acrylic Photo Blocks', slug: 'acrylic-photo-blocks' },
  { label: 'Photo Coasters', slug: 'photo-coasters' },
  { label: 'Photo Magnets', slug: 'photo-magnets' },
  { label: 'Photo Books', slug: 'custom-photo-books' },
  { label: 'Wood Prints', slug: 'wood-prints' },
]

const TREATS: readonly Tile[] = [
  { label: 'Deals', slug: 'coupons-codes-and-deals' },
  { label: 'Shop all Products', slug: 'personalised-photo-gifts' },
]

/** For a path that leads nowhere. Its texts are given word by word (ROUTE-45 to ROUTE-51). */
export function NotFoundPage() {
  return (
    <>
      <Container className="pt-12 lg:pt-24">
        <h1 className="max-w-4xl font-display text-title font-bold">Oops! This page is lost or may have been moved.</h1>
        <p className="mt-6 max-w-2xl text-lead text-ink-soft">
          Sorry! Either we can't find the page you're looking for, or there was a jam in our machine. Try searching or
          return to our{' '}
          <Link to={routes.home()} className="text-kea underline">
            homepage
          </Link>
          .
        </p>
      </Container>
      <Section title="Check out our other products!">
        <Tiles tiles={PRODUCTS} className="sm:grid-cols-2 lg:grid-cols-3" />
      </Section>
      <Section title="We're always treating our customers! Check out these deals and coupons" ground="mist">
        <Tiles tiles={TREATS} className="sm:grid-cols-2" />
      </Section>
    </>
  )
}

function Tiles({ tiles, className }: { tiles: readonly Tile[]; className: string }) {
  return (
    <ul className={`grid gap-x-8 ${className}`}>
      {tiles.map(({ label, slug }) => (
        <li key={slug}>
          <Link
            to={routes.page({ slug })}
            className="flex min-h-16 items-center justify-between border-b border-line font-display text-subheading font-bold text-ink no-underline hover:border-ink"
          >
            {label}
            <span aria-hidden="true">→</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
