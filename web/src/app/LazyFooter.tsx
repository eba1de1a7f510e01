import { Suspense, useRef } from 'react'
import { useWhenNeeded } from '~/features/scheduling/use-when-needed'
import { lazyWithRetry } from '~/ui/lazy-with-retry'

const Footer = lazyWithRetry(async () => (await import('./Footer')).Footer)

/** The footer. Its code loads when the visitor first interacts or scrolls near it. */
export function LazyFooter() {
  const anchor = useRef<HTMLDivElement>(null)
  const isNeeded = useWhenNeeded(anchor)
  return (
    <div ref={anchor} className="min-h-px">
      {isNeeded && (
        <Suspense>
          <Footer />
        </Suspense>
      )}
    </div>
  )
}
