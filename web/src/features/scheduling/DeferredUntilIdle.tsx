import { type ReactNode, type Ref, Suspense, useRef } from 'react'
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

/** Higher than a quick scroll reaches while the content mounts, so that the footer is not seen to move. */
function Placeholder({ ref }: { ref?: Ref<HTMLDivElement> }) {
  return <div ref={ref} className="min-h-[300dvh]" />
}
