import type { Page } from '@kea/shared/page/page'
import type { Product } from '@kea/shared/page/product'
import { DeferredUntilIdle } from '~/features/widgets/CmsContent'
import { useChoice } from '~/features/widgets/choice'
import { Hero } from '~/features/widgets/Hero'
import { PlainHeading } from '~/features/widgets/PlainHeading'
import { lazyWithRetry } from '~/ui/lazy-with-retry'
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
