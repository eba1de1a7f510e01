import { Suspense } from 'react'
import { useWhenWanted } from '~/features/widgets/use-when-wanted'
import { late } from '~/ui/late'

const Overlays = late(async () => (await import('./Overlays')).Overlays)

/** Panels and toasts, whose code comes with the first movement: the press that opens a panel is one. */
export function LateOverlays() {
  const isWanted = useWhenWanted()
  return (
    isWanted && (
      <Suspense>
        <Overlays />
      </Suspense>
    )
  )
}
