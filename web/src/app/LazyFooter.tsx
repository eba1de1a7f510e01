import { Suspense, useRef } from 'react'
import { useWhenWanted } from '~/features/scheduling/use-when-wanted'
import { lazyWithRetry } from '~/ui/lazy-with-retry'

const Footer = lazyWithRetry(async () => (await import('./Footer')).Footer)

/** The footer, whose code comes once somebody wants more than the first view. */
export function LazyFooter() {
  const place = useRef<HTMLDivElement>(null)
  const isWanted = useWhenWanted(place)
  return (
    <div ref={place} className="min-h-px">
      {isWanted && (
        <Suspense>
          <Footer />
        </Suspense>
      )}
    </div>
  )
}
