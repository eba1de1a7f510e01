import type { Card } from '@kea/shared/page/card'
import { PlainHeading } from '@kea/shared/view/PlainHeading'
import { Plus } from 'lucide-react'
import { Link } from 'react-router-dom'
import { usePrefetchedQuery } from '~/api/query'
import { TemplateTiles } from '~/features/templates/TemplateTiles'
import { templatesQuery } from '~/features/templates/templates-query'
import { Container } from '~/ui/Section'

/** As `product_type` of the templates. */
export const RUG = 'rug'

/** Two columns on a phone, then three, then four in the page's width. */
const SIZES =
  '(min-width: 1600px) 370px, (min-width: 1024px) calc(25vw - 50px), (min-width: 640px) 30vw, calc(50vw - 30px)'

const search = (query: Record<string, string>): string => `?${new URLSearchParams(query)}`

/** The first step of a rug: a ready-made design, or a plain one. */
export function CreateRug({ product }: { product: Card }) {
  const templates = usePrefetchedQuery(templatesQuery(RUG))
  return (
    <>
      <PlainHeading lead="Pick a design and make it yours: the words, the colours, your photos. Each one fits every size, round rugs too.">
        Create your rug
      </PlainHeading>
      <Container className="pb-20">
        <TemplateTiles
          templates={templates}
          // With the product, which a tool without a connection could not ask for.
          addressOf={(template_sku) => search({ sku: product.sku, template_sku })}
          heading="h2"
          sizes={SIZES}
          className="grid grid-cols-2 gap-x-4 gap-y-10 sm:grid-cols-3 sm:gap-x-6 lg:grid-cols-4"
          first={<PlainTile sku={product.sku} />}
        />
      </Container>
    </>
  )
}

const PlainTile = ({ sku }: { sku: string }) => (
  <Link to={search({ sku })} className="group block text-ink no-underline">
    <span className="grid aspect-[4/5] place-items-center rounded-picture border-2 border-line border-dashed">
      <span className="grid size-16 place-items-center rounded-full bg-kea-mist text-kea transition-colors duration-150 group-hover:bg-line">
        <Plus aria-hidden="true" className="size-7" strokeWidth={1.6} />
      </span>
    </span>
    <h2 className="mt-3 font-semibold group-hover:underline group-hover:decoration-1">Start with a plain rug</h2>
    <span className="mt-0.5 block text-[0.9375rem] text-ink-soft">One photo all over, or anything you like.</span>
  </Link>
)
