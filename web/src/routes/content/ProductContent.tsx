import type { Hero } from '@kea/shared/page/hero'
import type { Page } from '@kea/shared/page/page'
import type { Product } from '@kea/shared/page/product'
import { DeferredUntilIdle } from '~/features/scheduling/DeferredUntilIdle'
import { lazyWithRetry } from '~/ui/lazy-with-retry'
import { CLOSE } from './stage/close'
import { Stage } from './stage/Stage'

const ProductDetails = lazyWithRetry(async () => (await import('./ProductDetails')).ProductDetails)

/** One product on its own page: the stage, then everything else about it. */
export function ProductContent({ page, hero, product }: { page: Page; hero: Hero; product: Product }) {
  return (
    <>
      <Stage page={page} hero={hero} product={product} />
      <DeferredUntilIdle>
        <div className={CLOSE}>
          <ProductDetails page={page} product={product} />
        </div>
      </DeferredUntilIdle>
    </>
  )
}
