import { useDeferredValue } from 'react'
import { useNavigationType } from 'react-router-dom'

/**
 * False while a page that a link opened renders for the first time, so that its heading and its frame are painted before
 * what is long. A page that Back opens is whole at once, because its scroll position is restored with it.
 */
export function useHeadingFirst(): boolean {
  const isBack = useNavigationType() === 'POP'
  return useDeferredValue(true, isBack)
}
