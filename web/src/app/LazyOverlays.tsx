import { Suspense } from 'react'
import { useWhenNeeded } from '~/features/scheduling/use-when-needed'
import { lazyWithRetry } from '~/ui/lazy-with-retry'

const Overlays = lazyWithRetry(async () => (await import('./Overlays')).Overlays, 'over')

/** Panels and toasts. Their code loads with the first interaction, such as the click that opens a panel. */
export function LazyOverlays() {
  const isNeeded = useWhenNeeded()
  return (
    isNeeded && (
      <Suspense>
        <Overlays />
      </Suspense>
    )
  )
}
