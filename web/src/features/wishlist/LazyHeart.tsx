import { Suspense } from 'react'
import { lazyWithRetry } from '~/ui/lazy-with-retry'

const Heart = lazyWithRetry(async () => (await import('./Heart')).Heart, { instead: null })

/** The heart over the picture of a product, in a box with `relative`. Its code loads with the first one. */
export function LazyHeart({ sku, name }: { sku: string; name: string }) {
  return (
    <Suspense>
      <Heart sku={sku} name={name} />
    </Suspense>
  )
}
