import { Suspense } from 'react'
import { Dialog } from '~/ui/Dialog'
import { CarryOnList } from './CarryOn'

/** The unfinished designs of this shopper, over the empty design tool. */
export function EarlierDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title="Carry on with your designs" open isWide onClose={onClose}>
      <Suspense>
        <CarryOnList onOpen={onClose} />
      </Suspense>
    </Dialog>
  )
}
