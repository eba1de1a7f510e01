import { useEffect, useState } from 'react'

const SETTLES_AFTER_MS = 120

/** The value once it has stood still for a moment: not every letter is worth a question. */
export function useDebouncedValue<T>(value: T): T {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), SETTLES_AFTER_MS)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}
