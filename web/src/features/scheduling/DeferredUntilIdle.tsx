import { type ReactNode, type Ref, Suspense, useRef } from 'react'
import { useWhenWanted } from './use-when-wanted'

/**
 * For content below a first view that fills the screen. Its code loads at the visitor's first input, when the place
 * scrolls into view, or after a quiet time, whichever is first.
 */
export function DeferredUntilIdle({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  const isWanted = useWhenWanted(place)
  return isWanted ? <Suspense fallback={<Placeholder />}>{children}</Suspense> : <Placeholder ref={place} />
}

/** One screen high, so that nothing visible moves when the content arrives. */
function Placeholder({ ref }: { ref?: Ref<HTMLDivElement> }) {
  return <div ref={ref} className="min-h-dvh" />
}
