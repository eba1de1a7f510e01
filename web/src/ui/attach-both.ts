import type { Ref, RefObject } from 'react'

/**
 * Sets an element on a component's own ref and on a ref from its props. Returns the cleanup that React expects of a ref
 * callback.
 */
export function attachBoth<T>(element: T, own: RefObject<T | null>, given: Ref<T> | undefined): () => void {
  own.current = element
  const detach = typeof given === 'function' ? given(element) : undefined
  if (given && typeof given === 'object') given.current = element
  return () => {
    own.current = null
    if (typeof given === 'function') detach ? detach() : given(null)
    else if (given) given.current = null
  }
}
