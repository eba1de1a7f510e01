import { useEffect } from 'react'
import { Panels } from './Panels'
import { prefetchOnIntent } from './prefetch'
import { Toaster } from './Toaster'

/** The layers over the page: panels and toasts. What follows the first input begins here too: links are prefetched. */
export function Overlays() {
  useEffect(prefetchOnIntent, [])
  return (
    <>
      <Panels />
      <Toaster />
    </>
  )
}
