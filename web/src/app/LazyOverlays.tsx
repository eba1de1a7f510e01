import { Suspense } from 'react'
import { useWhenWanted } from '~/features/scheduling/use-when-wanted'
import { lazyWithRetry } from '~/ui/lazy-with-retry'

const Overlays = lazyWithRetry(async () => (await import('./Overlays')).Overlays)

/** Panels and toasts, whose code comes with the first movement: the press that opens a panel is one. */
export function LazyOverlays() {
  const isWanted = useWhenWanted()
  return (
    isWanted && (
      <Suspense>
        <Overlays />
      </Suspense>
    )
  )
}
