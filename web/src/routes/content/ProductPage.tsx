import type { Page } from '@kea/shared/page/page'
import type { Product } from '@kea/shared/page/product'
import { Hero } from '~/features/hero/Hero'
import { useChoice } from '~/features/product-choice/choice'
import { DeferredUntilIdle } from '~/features/scheduling/DeferredUntilIdle'
import { lazyWithRetry } from '~/ui/lazy-with-retry'
import { PlainHeading } from '~/ui/PlainHeading'
import { BuyBar } from './BuyBar'

const ProductDetails = lazyWithRetry(async () => (await import('./ProductDetails')).ProductDetails)

/** One product on its own page. It opens with its picture and the way into its tool; all else comes after. */
export function ProductPage({ page, product }: { page: Page; product: Product }) {
  const choice = useChoice(product)
  const { hero } = page
  return (
    <>
      {hero ? (
        <Hero page={page} hero={hero} {...(choice.startHref && { href: choice.startHref })} />
      ) : (
        <PlainHeading>{page.heading}</PlainHeading>
      )}
      <DeferredUntilIdle>
        <ProductDetails page={page} product={product} />
      </DeferredUntilIdle>
      <BuyBar product={product} choice={choice} />
    </>
  )
}
