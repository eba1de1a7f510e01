import type { Page } from '@kea/shared/page/page'
import type { Product } from '@kea/shared/page/product'
import { Unhurried } from '~/features/widgets/CmsContent'
import { useChoice } from '~/features/widgets/choice'
import { Hero } from '~/features/widgets/Hero'
import { PlainHeading } from '~/features/widgets/PlainHeading'
import { late } from '~/ui/late'
import { BuyBar } from './BuyBar'

const ProductDetails = late(async () => (await import('./ProductDetails')).ProductDetails)

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
      <Unhurried>
        <ProductDetails page={page} product={product} />
      </Unhurried>
      <BuyBar product={product} choice={choice} />
    </>
  )
}
