import type { Ref, RefObject } from 'react'

/**
 * Ties an element to a component's own ref and to the one it was given; answers what unties both, as React asks of a
 * ref callback.
 */
export function tieBoth<T>(element: T, own: RefObject<T | null>, given: Ref<T> | undefined): () => void {
  own.current = element
  const untie = typeof given === 'function' ? given(element) : undefined
  if (given && typeof given === 'object') given.current = element
  return () => {
    own.current = null
    if (typeof given === 'function') untie ? untie() : given(null)
    else if (given) given.current = null
  }
}
