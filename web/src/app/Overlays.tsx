import { Panels } from './Panels'
import { Toaster } from './Toaster'

/** The layers over the page: panels and toasts. */
export function Overlays() {
  return (
    <>
      <Panels />
      <Toaster />
    </>
  )
}
