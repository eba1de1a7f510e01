import { NOT_FOUND_HEADING } from '@kea/shared/first-view/headings'
import { routes } from '@kea/shared/routes'
import { PlainHeading } from '@kea/shared/view/PlainHeading'
import { Link } from 'react-router-dom'
import { type ProductTile, ProductTiles } from '~/features/products/ProductTiles'
import { Container, Section } from '~/ui/Section'

const PRODUCTS: readonly ProductTile[] = [
  { label: 'Canvas Prints', slug: 'canvas-prints' },
  { label: 'Photo Prints', slug: 'photo-prints' },
  { label: 'Photo Cushions', slug: 'personalised-photo-pillows' },
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

const TREATS: readonly ProductTile[] = [
  { label: 'Deals', slug: 'coupons-codes-and-deals', pictured: 'large-canvas-prints' },
  { label: 'Shop all Products', slug: 'personalised-photo-gifts', pictured: 'photo-calendars' },
]

/** The page for an unknown path. The specification has its exact texts. */
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
        <ProductTiles tiles={PRODUCTS} columns={4} />
      </Section>
      <Section title="We're always treating our customers! Check out these deals and coupons" ground="mist">
        <ProductTiles tiles={TREATS} columns={2} />
      </Section>
    </>
  )
}
