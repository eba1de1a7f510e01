import { Button } from '~/ui/Button'

interface FillActionsProps {
  /** `36 pages`. */
  title: string
  /** How many photos are read. */
  here: number
  /** True where filling begins with the last photo. */
  isWaiting: boolean
  isFilling: boolean
  onFill: () => void
  /** Begins with the photos that are read. */
  onFillNow: () => void
  /** Null where nothing was filled yet. */
  onStartAgain: (() => void) | null
}

/** Fills at once, or when the last photo is read. They stay at the lower edge, under the thumb. */
export function FillActions({ title, here, isWaiting, isFilling, onFill, onFillNow, onStartAgain }: FillActionsProps) {
  const isBusy = isWaiting || isFilling
  return (
    <div className="sticky -bottom-6 -mx-6 -mb-6 flex flex-wrap-reverse items-center justify-center sm:justify-end gap-x-3 gap-y-1 border-line border-t bg-paper px-6 py-3">
      {isWaiting && here > 0 && (
        <Button look="quiet" onClick={onFillNow}>
          Fill now with {here}
        </Button>
      )}
      {!isBusy && onStartAgain && (
        <Button look="quiet" onClick={onStartAgain}>
          Start again from your photos
        </Button>
      )}
      <Button
        className="max-sm:w-full"
        state={isBusy ? 'sending' : 'normal'}
        loadingText={isFilling ? `Filling ${title}` : 'Waiting for photos'}
        onClick={onFill}
      >
        Fill {title}
      </Button>
    </div>
  )
}
