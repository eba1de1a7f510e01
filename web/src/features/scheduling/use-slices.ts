import { startTransition, useEffect, useState } from 'react'
import { isAfterFirstView } from './use-when-needed'

/**
 * The number of parts to render: `first` at once, then one more after each paint, so that no long task blocks input.
 * All `total` parts render at once after the first view, and for an address with a hash.
 */
export function useSlices(total: number, first: number): number {
  const [count, setCount] = useState(() => (isAfterFirstView() || location.hash !== '' ? total : first))
  useEffect(() => {
    if (count >= total) return
    // The timer lets the browser paint before the next part renders.
    const timer = setTimeout(() => startTransition(() => setCount(count + 1)))
    return () => clearTimeout(timer)
  }, [count, total])
  return count
}
