import { sizesOf } from '@kea/design/product/parts'
import { readDefinition } from '@kea/design/product/read-definition'
import type { Page } from '@kea/shared/page/page'
import type { Product } from '@kea/shared/page/product'
import { Suspense, useMemo, useState } from 'react'
import { useChoice } from '~/features/product-choice/choice'
import { PriceTable } from '~/features/product-choice/PriceTable'
import { Reviews } from '~/features/reviews/Reviews'
import { PageExtras } from '~/features/widgets/PageExtras'
import { ReadyMadeOf } from '~/features/widgets/ReadyMadeOf'
import { REVIEWS_ANCHOR } from '~/lib/anchors'
import { mayHaveDrafts } from '~/lib/drafts/may-have-drafts'
import { sanitise } from '~/lib/sanitise'
import { Disclosure } from '~/ui/Disclosures'
import { lazyWithRetry } from '~/ui/lazy-with-retry'
import { ProseText } from '~/ui/Prose'
import { Section } from '~/ui/Section'
import { WhenNear } from '~/ui/WhenNear'
import { RecentlyViewed, RelatedProducts } from './product/MoreProducts'
import { AskSection } from './questions/AskSection'

const CarryOn = lazyWithRetry(async () => (await import('~/features/designs/CarryOn')).CarryOn)
const SetParts = lazyWithRetry(async () => (await import('./product/SetParts')).SetParts)
const PhotoNeeds = lazyWithRetry(async () => (await import('./product/PhotoNeeds')).PhotoNeeds)

/** Everything about a product below its first view, in the order of a shopper's questions. */
export function ProductDetails({ page, product }: { page: Page; product: Product }) {
  return (
    <>
      {mayHaveDrafts() && <CarryOn sku={product.sku} />}
      {product.parts && (
        <Suspense>
          <SetParts product={product} parts={product.parts} />
        </Suspense>
      )}
      <Description page={page} product={product} />
      <ReadyMadeOf product={product} />
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
function Description({ page, product }: { page: Page; product: Product }) {
  const text = useMemo(() => sanitise(page.content), [page.content])
  const facts = useMemo(() => sanitise(product.specifications), [product.specifications])
  return (
    <Section>
      <div className="grid gap-x-16 gap-y-8 lg:grid-cols-2">
        <ProseText html={text} className="prose text-lead" />
        <div className="self-start border-t border-line">
          {facts !== '' && (
            <Disclosure title="Technical specifications" isOpen>
              <ProseText html={facts} className="prose pb-6 text-ink-soft" />
            </Disclosure>
          )}
          <PhotoFacts product={product} />
        </div>
      </div>
    </Section>
  )
}

/** The pixels that each size needs. Their calculation loads when the visitor asks for it. */
function PhotoFacts({ product }: { product: Product }) {
  const { chosen } = useChoice(product)
  const definition = useMemo(() => readDefinition(product.definition), [product.definition])
  const [wasOpened, setWasOpened] = useState(false)
  if (!definition || sizesOf(definition).length === 0) return null
  return (
    <Disclosure title="What your photo needs" onOpen={() => setWasOpened(true)}>
      {wasOpened && (
        <Suspense fallback={<p className="pb-6 text-ink-soft">One moment …</p>}>
          <PhotoNeeds product={product} definition={definition} chosen={chosen} />
        </Suspense>
      )}
    </Disclosure>
  )
}
