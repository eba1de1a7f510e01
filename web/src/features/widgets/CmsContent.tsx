import type { Page } from '@kea/shared/page/page'
import { type ReactNode, type Ref, Suspense, useRef } from 'react'
import { lazyWithRetry } from '~/ui/lazy-with-retry'
import type { Widget } from './registry'
import { useWhenWanted } from './use-when-wanted'

const Parts = lazyWithRetry(async () => (await import('./ContentParts')).ContentParts)

/**
 * What stands below the first view of a page. The sanitiser and the widgets come after the first view is drawn.
 * `more` are widgets that only some pages have, from rooms that this one does not know.
 */
export function CmsContent({ page, more = {} }: { page: Page; more?: Record<string, Widget> }) {
  return (
    <Suspense fallback={<Room />}>
      <Parts page={page} more={more} />
    </Suspense>
  )
}

/**
 * For what stands below a first view that fills the screen: its code comes when the shopper moves, when it comes into
 * sight, or when the line has been quiet for a while, whichever is first.
 */
export function DeferredUntilIdle({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  const isWanted = useWhenWanted(place)
  return isWanted ? <Suspense fallback={<Room />}>{children}</Suspense> : <Room ref={place} />
}

/** A screenful, so that nothing that is seen moves when the content comes. */
function Room({ ref }: { ref?: Ref<HTMLDivElement> }) {
  return <div ref={ref} className="min-h-dvh" />
}
