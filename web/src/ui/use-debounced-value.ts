import { useEffect, useState } from 'react'

const DEBOUNCE_MS = 120

/** The value after a short time without changes, so that not every key press sends a request. */
export function useDebouncedValue<T>(value: T): T {
  const [debounced, setDebounced] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [value])
  return debounced
}
