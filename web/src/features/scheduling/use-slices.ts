import { startTransition, useEffect, useState } from 'react'
import { isLater } from './use-when-wanted'

/**
 * How many of `total` parts are drawn: `first` at once, then one more after each paint, so that no single one keeps a
 * phone from answering a tap. All of them later in a visit, and where the address names one.
 */
export function useSlices(total: number, first: number): number {
  const [drawn, setDrawn] = useState(() => (isLater() || location.hash !== '' ? total : first))
  useEffect(() => {
    if (drawn >= total) return
    // A timer and not an effect alone: what has been drawn is painted before the next part begins.
    const timer = setTimeout(() => startTransition(() => setDrawn(drawn + 1)))
    return () => clearTimeout(timer)
  }, [drawn, total])
  return drawn
}
