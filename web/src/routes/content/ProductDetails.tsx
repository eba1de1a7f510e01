import { hasChoice } from '@kea/shared/first-view/hero'
import { type NextStep, nextStepOf } from '@kea/shared/page/next-step'
import type { Page } from '@kea/shared/page/page'
import type { Product } from '@kea/shared/page/product'
import type { Settings } from '@kea/shared/page/settings'
import { type ReactNode, useMemo } from 'react'
import { Link } from 'react-router-dom'
import { useChoice } from '~/features/product-choice/choice'
import { orderMail } from '~/features/product-choice/order-mail'
import { PriceTable } from '~/features/product-choice/PriceTable'
import { SizeChooser } from '~/features/product-choice/SizeChooser'
import { Reviews } from '~/features/reviews/Reviews'
import { Summary } from '~/features/reviews/Summary'
import { PageExtras } from '~/features/widgets/PageExtras'
import { REVIEWS_ANCHOR } from '~/lib/anchors'
import { sanitise } from '~/lib/sanitise'
import { ProseText } from '~/ui/Prose'
import { Container } from '~/ui/Section'
import { WhenNear } from '~/ui/WhenNear'
import { DeliveryEstimate } from './product/DeliveryEstimate'
import { RecentlyViewed, RelatedProducts } from './product/MoreProducts'
import { PhotoGallery } from './product/PhotoGallery'
import { PhotoNeeds } from './product/PhotoNeeds'
import { AskSection } from './questions/AskSection'

/** Everything about a product below its first view, in the order of a shopper's questions. */
export function ProductDetails({ page, product }: { page: Page; product: Product }) {
  const { chosen } = useChoice(product)
  const facts = useMemo(() => sanitise(product.specifications), [product.specifications])
  return (
    <>
      <PhotoGallery name={product.name} pictures={product.pictures} facts={facts} />
      {hasChoice(product) && <SizeChooser product={product} email={page.settings.email} title="Choose yours" />}
      <Description page={page} product={product} facts={facts} />
      <PhotoNeeds product={product} chosen={chosen} />
      <DeliveryEstimate settings={page.settings} />
      {product.prices.length > 1 && <PriceTable product={product} />}
      <WhenNear anchor={REVIEWS_ANCHOR}>
        <Reviews page={page} sku={product.sku || null} />
      </WhenNear>
      <PageExtras page={page} />
      <AskSection page={page} />
      <WhenNear>
        <RelatedProducts sku={product.sku} />
        <RecentlyViewed sku={product.sku} />
      </WhenNear>
    </>
  )
}

/** Text and facts side by side. */
function Description({ page, product, facts }: { page: Page; product: Product; facts: string }) {
  const text = useMemo(() => sanitise(page.content), [page.content])
  return (
    <Container className="grid gap-x-16 gap-y-12 py-16 lg:grid-cols-[3fr_2fr] lg:py-24">
      <div>
        {!page.hero && page.lead && <p className="mb-4 max-w-prose text-lead font-semibold">{page.lead}</p>}
        <ProseText html={text} className="prose text-lead" />
        <NotOnline product={product} step={nextStepOf(product)} settings={page.settings} />
        <div className="mt-8">
          <Summary page={page} />
        </div>
      </div>
      <dl className="grid content-start gap-6 border-t border-ink pt-6">
        {product.options.map(({ uid, title, choices }) => (
          <Fact key={uid} name={title}>
            {choices.map((choice) => choice.title).join(', ')}
          </Fact>
        ))}
        {facts !== '' && (
          <Fact name="Technical specifications">
            <ProseText html={facts} className="prose" />
          </Fact>
        )}
      </dl>
    </Container>
  )
}

interface NotOnlineProps {
  product: Product
  step: NextStep
  settings: Settings
}

/** How to order what the shop does not take online yet. Draws nothing for all other products. */
function NotOnline({ product, step, settings }: NotOnlineProps) {
  if (step.is !== 'ask' && step.is !== 'not-online') return null
  return (
    <p className="mt-6 max-w-prose rounded-picture bg-mist px-5 py-4">
      You can’t order this online yet.{' '}
      {step.is === 'ask' ? (
        <>
          <Link to={step.href} className="underline">
            {step.label}
          </Link>{' '}
          and we’ll reply with a price by the next working day.
        </>
      ) : (
        <>
          Email{' '}
          <a href={orderMail(settings.email, product, [])} className="underline">
            {settings.email}
          </a>{' '}
          with your photo and the size you’d like. We’ll reply by the next working day.
        </>
      )}
    </p>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="font-display font-bold">{name}</dt>
      <dd className="mt-1 text-ink-soft">{children}</dd>
    </div>
  )
}
