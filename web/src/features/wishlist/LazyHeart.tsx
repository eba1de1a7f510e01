import { Suspense } from 'react'
import { lazyWithRetry } from '~/ui/lazy-with-retry'

const Heart = lazyWithRetry(async () => (await import('./Heart')).Heart, { instead: null })

const HeartButton = lazyWithRetry(async () => (await import('./Heart')).HeartButton, { instead: null })

/** The heart over the picture of a product, in a box with `relative`. Its code loads with the first one. */
export function LazyHeart({ sku, name }: { sku: string; name: string }) {
  return (
    <Suspense>
      <Heart sku={sku} name={name} />
    </Suspense>
  )
}

/** The button with words, in a place of its height. */
export function LazyHeartButton({ sku, name }: { sku: string; name: string }) {
  return (
    <Suspense>
      <HeartButton sku={sku} name={name} />
    </Suspense>
  )
}
