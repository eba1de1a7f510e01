import type { Session } from '../../model/session'
import { readText } from './fill-words'

/** A screen reader hears the progress after so many photos. */
const HEARD = 20

interface ReadProgressProps {
  reading: NonNullable<Session['reading']>
  onStop: () => void
}

/** How many of the chosen photos are read. */
export function ReadProgress({ reading, onStop }: ReadProgressProps) {
  const { at, of } = reading
  const heard = readText({ at: at - ((at - 1) % HEARD), of })
  return (
    <div className="grid gap-1">
      <div className="flex min-h-11 items-center justify-between gap-3">
        <p aria-hidden="true" className="tabular-nums">
          {readText(reading)}
        </p>
        <button
          type="button"
          onClick={onStop}
          className="-mr-3 min-h-11 shrink-0 cursor-pointer rounded-full px-3 font-medium underline underline-offset-3"
        >
          Stop reading
        </button>
      </div>
      <progress aria-label="Photos read" value={at - 1} max={of} className="h-1.5 w-full accent-kea" />
      <p aria-live="polite" className="sr-only">
        {heard}
      </p>
    </div>
  )
}
