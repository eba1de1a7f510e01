import { Button } from '~/ui/Button'
import { useCopy } from './use-copy'
import { useSavingState } from './use-editor'

/** Says that another tab has changed the design, and lets the shopper choose between the two. */
export function StaleNotice() {
  const state = useSavingState()
  const copy = useCopy()
  if (state !== 'stale') return null
  return (
    <div
      role="alert"
      className="absolute inset-x-3 top-1 z-10 mx-auto grid max-w-lg animate-rise gap-3 rounded-picture bg-paper p-4 text-[0.9375rem] shadow-float lg:top-4"
    >
      <p>
        <strong className="font-semibold">You have changed this design in another tab.</strong> This tab no longer saves
        it. Keep what you see here as a copy, or go on with the other one.
      </p>
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => void copy()}>Keep this as a copy</Button>
        <Button look="secondary" onClick={() => location.reload()}>
          Show the other one
        </Button>
      </div>
    </div>
  )
}
