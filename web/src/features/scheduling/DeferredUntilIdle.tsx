import { type ReactNode, type Ref, Suspense, useRef } from 'react'
import { BELOW_FIRST_VIEW } from './below-first-view'
import { useWhenNeeded } from './use-when-needed'

/**
 * Defers content below a first view that fills the screen. The content mounts at the first input, when its placeholder
 * scrolls into view, or after a delay, whichever is first.
 */
export function DeferredUntilIdle({ children }: { children: ReactNode }) {
  const placeholder = useRef<HTMLDivElement>(null)
  const isNeeded = useWhenNeeded(placeholder)
  return isNeeded ? <Suspense fallback={<Placeholder />}>{children}</Suspense> : <Placeholder ref={placeholder} />
}

function Placeholder({ ref }: { ref?: Ref<HTMLDivElement> }) {
  return <div ref={ref} className={BELOW_FIRST_VIEW} />
}
