import { useState } from 'react'

export interface Leafing {
  at: number
  /** The opening that is being left; null while nothing turns. */
  from: number | null
  go: (to: number) => void
  /** Ends the turn. */
  settle: () => void
}

const prefersReducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/** Where somebody has leafed to. One step turns; more than one, or any with reduced motion, is shown at once. */
export function useLeafing(count: number): Leafing {
  const [{ at, from }, setState] = useState<{ at: number; from: number | null }>({ at: 0, from: null })
  return {
    at,
    from,
    go: (to) => {
      if (to === at || to < 0 || to >= count) return
      setState({ at: to, from: Math.abs(to - at) > 1 || prefersReducedMotion() ? null : at })
    },
    settle: () => setState({ at, from: null }),
  }
}
