import { useEffect, useState } from 'react'
import { useOnline } from '~/lib/use-online'

/** Code on this device comes sooner. */
const WAIT_MS = 2_000

/** True once code has not come for a while and there is no connection: it is not on this device. */
export function useGaveUp(): boolean {
  const isOnline = useOnline()
  const [isOver, setIsOver] = useState(false)
  useEffect(() => {
    if (isOnline) return setIsOver(false)
    const timer = setTimeout(() => setIsOver(true), WAIT_MS)
    return () => clearTimeout(timer)
  }, [isOnline])
  return isOver && !isOnline
}
