import type { Page } from '@kea/shared/page/page'
import { lazy, type ReactNode, type Ref, Suspense, useRef } from 'react'
import { useWhenWanted } from './use-when-wanted'

const Parts = lazy(() => import('./ContentParts').then((module) => ({ default: module.ContentParts })))

/** What stands below the first view of a page. The sanitiser and the widgets come after the first view is drawn. */
export function CmsContent({ page }: { page: Page }) {
  return (
    <Suspense fallback={<Room />}>
      <Parts page={page} />
    </Suspense>
  )
}

/**
 * For what stands below a first view that fills the screen: its code comes when the shopper moves, when it comes into
 * sight, or when the line has been quiet for a while, whichever is first.
 */
export function Unhurried({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  const isWanted = useWhenWanted(place)
  return isWanted ? <Suspense fallback={<Room />}>{children}</Suspense> : <Room ref={place} />
}

/** A screenful, so that nothing that is seen moves when the content comes. */
function Room({ ref }: { ref?: Ref<HTMLDivElement> }) {
  return <div ref={ref} className="min-h-dvh" />
}
