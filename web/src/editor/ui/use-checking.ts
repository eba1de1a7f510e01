import type { Finding } from '@kea/design/preflight/finding'
import { useEffect, useRef, useState } from 'react'

/** A check that takes longer than this says so. */
const LONG_MS = 500

/** The check before the cart, which loads the fonts. Without a connection it waits, and can be taken back. */
export function useChecking() {
  const [isLong, setIsLong] = useState(false)
  const running = useRef(0)
  const end = () => {
    running.current += 1
    setIsLong(false)
  }
  // A shopper who has left the tool wants nothing in the cart.
  useEffect(
    () => () => {
      running.current += 1
    },
    [],
  )
  return {
    isLong,
    stop: end,
    /** The findings; null for a check that was taken back. A font that cannot be loaded does not stop an order. */
    async until(findings: Promise<readonly Finding[]>): Promise<readonly Finding[] | null> {
      end()
      const own = running.current
      const timer = setTimeout(() => setIsLong(own === running.current), LONG_MS)
      const found = await findings.catch((): readonly Finding[] => [])
      clearTimeout(timer)
      if (own !== running.current) return null
      end()
      return found
    },
  }
}
