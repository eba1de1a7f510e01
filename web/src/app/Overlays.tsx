import { Panels } from './Panels'
import { Toaster } from './Toaster'

/** What lies over the page: panels and toasts. */
export function Overlays() {
  return (
    <>
      <Panels />
      <Toaster />
    </>
  )
}
