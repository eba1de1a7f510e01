import { Suspense, useRef } from 'react'
import { useWhenWanted } from '~/features/scheduling/use-when-wanted'
import { lazyWithRetry } from '~/ui/lazy-with-retry'

const Footer = lazyWithRetry(async () => (await import('./Footer')).Footer)

/** The footer. Its code loads when the visitor first interacts or scrolls near it. */
export function LazyFooter() {
  const anchor = useRef<HTMLDivElement>(null)
  const isWanted = useWhenWanted(anchor)
  return (
    <div ref={anchor} className="min-h-px">
      {isWanted && (
        <Suspense>
          <Footer />
        </Suspense>
      )}
    </div>
  )
}
